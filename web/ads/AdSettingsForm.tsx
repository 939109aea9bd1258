import { Button, Heading } from '@chakra-ui/react'
import { Form } from 'react-final-form'
import { adSettingsRules } from '../../api/ads/ad.rules.ts'
import { useSaveAdSettingsMutation, type AdManagementQuery, type UpdateAdSettingsInput } from '../graphql.generated.ts'
import { FormField } from '../ui/FormField.tsx'
import { submitWith } from '../ui/submit-with.ts'
import { toast } from '../ui/toaster.tsx'
import { validate } from '../ui/validate.ts'
import { isSame } from '../ui/is-same.ts'
import { publishers } from './ad-labels.ts'
import { CheckField } from '../ui/CheckField.tsx'
import { saveFailed } from '../ui/save-failed.ts'

type Values = Omit<UpdateAdSettingsInput, 'version'>

const check = validate(adSettingsRules)

interface AdSettingsFormProps {
  settings: AdManagementQuery['adSettings']
  onStale: () => void
}

/** The ad system: on or off, whose advertisements, and the test mode. */
export const AdSettingsForm = ({
  settings: { isEnabled, publisher, publisherId, isTestMode, version },
  onStale,
}: AdSettingsFormProps) => {
  const [save] = useSaveAdSettingsMutation()
  const send = async (input: Values) => {
    try {
      await save({ variables: { input: { ...input, version } } })
    } catch (error) {
      return saveFailed(error, 'Ad settings not saved', onStale)
    }
    toast({ title: 'Ad settings saved', description: 'Visitors see the change on their next page.', type: 'success' })
  }
  return (
    <section className="admin-panel" aria-labelledby="ad-settings">
      <Heading as="h2" id="ad-settings" size="lg" mb="3">
        Ad Settings
      </Heading>
      <Form<Values>
        onSubmit={send}
        validate={check}
        initialValues={{ isEnabled, publisher, publisherId, isTestMode }}
        initialValuesEqual={isSame}
        keepDirtyOnReinitialize
      >
        {({ handleSubmit, submitting, values }) => {
          const { account } = publishers[values.publisher]
          return (
            <form
              className="admin-form"
              data-columns="2"
              noValidate
              aria-label="Ad Settings"
              onSubmit={submitWith(handleSubmit)}
            >
              <CheckField
                name="isEnabled"
                label="Enable advertisements"
                help="Switched off, every slot shows a placeholder."
              />
              <CheckField
                name="isTestMode"
                label="Test mode"
                help="Shows placeholders instead of advertisements, to see where they stand."
              />
              <FormField name="publisher" label="Ad network">
                {(control) => (
                  <select {...control}>
                    {Object.entries(publishers).map(([value, { label }]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
              </FormField>
              {account ? (
                <FormField name="publisherId" label={account.label} help={account.help}>
                  {(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} maxLength={60} />}
                </FormField>
              ) : (
                <p className="admin-small">
                  Direct: each slot shows the creative that you give it below. No other company is involved, so visitors
                  are not asked.
                </p>
              )}
              <Button type="submit" minH="11" justifySelf="start" loading={submitting} loadingText="Saving…">
                Save Settings
              </Button>
            </form>
          )
        }}
      </Form>
    </section>
  )
}
