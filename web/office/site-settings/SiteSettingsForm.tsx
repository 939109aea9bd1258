import { siteSettingsRules, type SiteSettingsValues } from '../../../api/office/site/site-settings.rules.ts'
import { useSaveSiteSettingsMutation, type SiteSettingsQuery } from '../../graphql.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SettingsForm } from '../ui/forms/SettingsForm.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { AccentField } from './AccentField.tsx'

const check = validate(siteSettingsRules)

interface SiteSettingsFormProps {
  settings: NonNullable<SiteSettingsQuery['siteSettings']>
  onStale: () => void
}

/** Without the cache's own fields and the version. */
const toSettingsValues = (settings: SiteSettingsFormProps['settings']): SiteSettingsValues =>
  Object.fromEntries(
    Object.entries(settings).filter(([name]) => name !== '__typename' && name !== 'version'),
  ) as SiteSettingsValues

export const SiteSettingsForm = ({ settings, onStale }: SiteSettingsFormProps) => {
  const { version } = settings
  const values = toSettingsValues(settings)
  const { siteName } = useConfig()
  const [save] = useSaveSiteSettingsMutation()
  return (
    <SettingsForm<SiteSettingsValues>
      title="Site Settings"
      isWholePage
      intro="These settings override the server’s. Leave a field blank to use the server’s value. Changes apply immediately."
      values={values}
      validate={check}
      save={(typed) => save({ variables: { input: { ...typed, version } } })}
      saved="Visitors see them on the next page they open."
      onStale={onStale}
    >
      {() => (
        <>
          <h2 className="heading tiny admin-wide">Name and Look</h2>
          <TextField
            name="siteName"
            label="Site name"
            maxLength={60}
            isOptional
            help={
              values.siteName
                ? 'Leave blank to use SITE_NAME from the server’s settings.'
                : `Leave blank for ${siteName}.`
            }
          />
          <PictureField
            name="logoUrl"
            label="Logo"
            most={300}
            help="Shown 32 pixels high beside the name. Leave blank for the built-in logo."
          />
          <AccentField />
          <h2 className="heading tiny admin-wide">Contact</h2>
          <TextField
            name="contactEmail"
            label="Contact email"
            type="email"
            maxLength={254}
            isOptional
            help="Receives messages from the contact page. Leave blank to use CONTACT_EMAIL from the server’s settings."
          />
          <CheckboxField
            name="isEmailShown"
            label="Show this address to visitors"
            help="On the contact page and in search engines."
          />
          <TextField
            name="contactPhone"
            label="Telephone"
            type="tel"
            maxLength={40}
            isOptional
            help="Shown to visitors."
          />
          <FormField name="contactAddress" label="Address" help="One line per row. Shown to visitors.">
            {(control) => <textarea {...control} rows={4} maxLength={300} />}
          </FormField>
          <h2 className="heading tiny admin-wide">Social Networks</h2>
          <TextField name="facebookUrl" label="Facebook" type="url" maxLength={200} isOptional />
          <TextField name="xUrl" label="X" type="url" maxLength={200} isOptional />
          <TextField name="instagramUrl" label="Instagram" type="url" maxLength={200} isOptional />
          <TextField name="linkedinUrl" label="LinkedIn" type="url" maxLength={200} isOptional />
          <p className="admin-small admin-wide">Add links to make the icons in the footer work.</p>
        </>
      )}
    </SettingsForm>
  )
}
