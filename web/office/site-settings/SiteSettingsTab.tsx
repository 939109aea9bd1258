import { chakra } from '@chakra-ui/react'
import {
  SiteSettingsDocument,
  useSiteSettingsQuery,
  useSaveSiteSettingsMutation,
  type SiteSettingsQuery,
} from './SiteSettingsTab.generated.ts'
import { LoadingPanel } from '../ui/Panel.tsx'
import { siteSettingsRules, type SiteSettingsValues } from '../../../api/office/site/site-settings.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { attempt, useOpenedVersion } from '../ui/actions.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { seenOnNextPage } from '../ui/shared-words.ts'
import { AdminForm, FormButtons, CheckboxField, InputField, TextAreaField } from '../ui/forms/form.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { useField } from 'react-final-form'
import { accentHex, darkAccent } from '../../../api/office/site/accent.rules.ts'

export const Component = () => {
  const query = useSiteSettingsQuery({ fetchPolicy: 'cache-and-network' })
  const settings = query.data?.siteSettings
  return settings ? (
    <SiteSettingsForm settings={settings} />
  ) : (
    <LoadingPanel query={query} things="the site settings" height="480px" />
  )
}

const check = validate(siteSettingsRules)

type Settings = NonNullable<SiteSettingsQuery['siteSettings']>

const toSettingsValues = (settings: Settings): SiteSettingsValues =>
  Object.fromEntries(
    Object.entries(settings).filter(([name]) => name !== '__typename' && name !== 'version'),
  ) as SiteSettingsValues

const SiteSettingsForm = ({ settings }: { settings: Settings }) => {
  const values = toSettingsValues(settings)
  const { siteName } = useConfig()
  const [save] = useSaveSiteSettingsMutation()
  const { version, onDirty, ...opened } = useOpenedVersion(settings.version, SiteSettingsDocument)
  const send = (typed: SiteSettingsValues) =>
    attempt({ refused: 'Site settings not saved', ...opened }, async () => {
      await save({ variables: { input: { ...typed, version } } })
      return { title: 'Site settings saved', description: seenOnNextPage }
    })
  return (
    <section className="card flat" aria-label="Site Settings">
      <p className="lead small-text">
        These settings override the server’s. Leave a field blank to use the server’s value. Changes apply immediately.
      </p>
      <AdminForm<SiteSettingsValues>
        label="Site Settings"
        columns={2}
        onSubmit={send}
        validate={check}
        initialValues={values}
        onDirty={onDirty}
      >
        <h2 className="heading tiny wide">Name and Look</h2>
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
          maxLength={300}
          help="Shown 32 pixels high beside the name. Leave blank for the built-in logo."
        />
        <AccentField />
        <h2 className="heading tiny wide">Contact</h2>
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
        <TextField name="contactPhone" label="Phone" type="tel" maxLength={40} isOptional help="Shown to visitors." />
        <TextAreaField
          name="contactAddress"
          label="Address"
          help="One line per row. Shown to visitors."
          rows={4}
          maxLength={300}
        />
        <h2 className="heading tiny wide">Social Networks</h2>
        <TextField name="facebookUrl" label="Facebook" type="url" maxLength={200} isOptional />
        <TextField name="xUrl" label="X" type="url" maxLength={200} isOptional />
        <TextField name="instagramUrl" label="Instagram" type="url" maxLength={200} isOptional />
        <TextField name="linkedinUrl" label="LinkedIn" type="url" maxLength={200} isOptional />
        <p className="muted small-text wide">Add links to make the icons in the footer work.</p>
        <FormButtons label="Save Settings" />
      </AdminForm>
    </section>
  )
}

const AccentField = () => {
  const { value } = useField<string>('accentColour', { subscription: { value: true } }).input
  const accent = accentHex.test(value) ? value.toLowerCase() : undefined
  return (
    <div className="wide two-columns">
      <InputField
        name="accentColour"
        label="Colour"
        help="Used for links and buttons, e.g. #1f5b4f. It must contrast with the background; dark mode uses a lighter tint. Leave blank for green."
        maxLength={7}
        spellCheck={false}
      />
      {accent && (
        <ul className="stack" aria-label="How it looks">
          <Sample name="Light" background="#faf7f2" accent={accent} contrast="#ffffff" />
          <Sample name="Dark" background="#141b1c" accent={darkAccent(accent)} contrast="#10201c" />
        </ul>
      )}
    </div>
  )
}

interface SampleProps {
  name: string
  background: string
  accent: string
  contrast: string
}

const Sample = ({ name, background, accent, contrast }: SampleProps) => (
  <chakra.li className="row between" px="3" py="2" borderWidth="1px" borderRadius="l2" bg={background} color={accent}>
    <span>{name}: a link</span>
    <chakra.span px="3" py="1" borderRadius="l2" bg={accent} color={contrast}>
      Button
    </chakra.span>
  </chakra.li>
)
