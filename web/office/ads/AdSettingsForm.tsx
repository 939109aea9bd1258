import { adSettingsRules } from '../../../api/ads/ad.rules.ts'
import {
  useUpdateAdSettingsMutation,
  type AdManagementQuery,
  type UpdateAdSettingsInput,
} from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SettingsForm } from '../ui/forms/SettingsForm.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { networks } from './ad-labels.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'

type Values = Omit<UpdateAdSettingsInput, 'version'>

const check = validate(adSettingsRules)

interface AdSettingsFormProps {
  settings: AdManagementQuery['adSettings']
  onStale: () => void
}

export const AdSettingsForm = ({
  settings: { isEnabled, network, publisherId, isTestMode, version },
  onStale,
}: AdSettingsFormProps) => {
  const [save] = useUpdateAdSettingsMutation()
  return (
    <SettingsForm<Values>
      title="Ad Settings"
      values={{ isEnabled, network, publisherId, isTestMode }}
      validate={check}
      save={(input) => save({ variables: { input: { ...input, version } } })}
      saved="Visitors see the change on the next page they open."
      onStale={onStale}
    >
      {(typed) => {
        const { account } = networks[typed.network]
        return (
          <>
            <CheckboxField
              name="isEnabled"
              label="Enable advertisements"
              help="When off, every slot shows a placeholder."
            />
            <CheckboxField
              name="isTestMode"
              label="Test mode"
              help="Shows placeholders so you can see where ads appear."
            />
            <FormField name="network" label="Ad network">
              {(control) => (
                <select {...control}>
                  {Object.entries(networks).map(([value, { label }]) => (
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
                Direct: each slot shows the creative you add below. No other company is involved, so visitors are not
                asked for consent.
              </p>
            )}
          </>
        )
      }}
    </SettingsForm>
  )
}
