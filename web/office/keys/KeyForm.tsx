import { Form } from 'react-final-form'
import { apiKeyRules } from '../../../api/partners/keys/api-key.rules.ts'
import {
  ApiKeysDocument,
  useUpdateApiKeyMutation,
  useCreateApiKeyMutation,
  type ApiKeyRow_KeyFragment,
  type ApiKeysQuery,
} from '../../graphql.generated.ts'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { LinesField } from '../ui/forms/LinesField.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { useOpenedVersion } from '../ui/forms/use-opened-version.ts'
import { useFocusFirst } from '../ui/use-focus-first.ts'

interface Values {
  name: string
  allowedOrigins: string[]
  pointsPerSecond: string
  burst: string
  expiresOn: string
}

interface KeyFormProps {
  /** Undefined for a new key. */
  apiKey?: ApiKeyRow_KeyFragment
  /** The default limits of a new key. */
  limits?: ApiKeysQuery['defaultApiKeyLimits'] | undefined
  onClose: () => void
  /** Gets the secret of a new key. */
  onSecret?: (secret: string) => void
}

const check = validate(apiKeyRules)

const toKeyValues = ({ apiKey: key, limits }: KeyFormProps): Values => ({
  name: key?.name ?? '',
  allowedOrigins: key?.allowedOrigins ?? [],
  pointsPerSecond: String((key ?? limits)?.pointsPerSecond ?? ''),
  burst: String((key ?? limits)?.burst ?? ''),
  expiresOn: key?.expiresOn ?? '',
})

export const KeyForm = (props: KeyFormProps) => {
  const { apiKey, onClose, onSecret } = props
  const [issue] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache' }) // secrets are never cached
  const [edit] = useUpdateApiKeyMutation()
  const { version, onStale } = useOpenedVersion(apiKey?.version, ApiKeysDocument)
  const form = useFocusFirst<HTMLFormElement>()
  const save = async (values: Values) => {
    const { pointsPerSecond, burst, expiresOn, ...texts } = values
    const input = {
      ...texts,
      pointsPerSecond: Number(pointsPerSecond),
      burst: Number(burst),
      expiresOn: expiresOn || null,
    }
    if (apiKey)
      return {
        ...(await edit({ variables: { input: { ...input, id: apiKey.id, version } } })).data?.updateApiKey,
        secret: null,
      }
    return (await issue({ variables: { input }, refetchQueries: [ApiKeysDocument] })).data?.createApiKey
  }
  const send = async (values: Values) => {
    try {
      const saved = await save(values)
      if (saved?.secret) return onSecret?.(saved.secret)
      toast({ title: 'Key saved', type: 'success' })
      onClose()
    } catch (error) {
      return reportSaveFailure(error, 'Key not saved', onStale)
    }
  }
  return (
    <Form<Values> onSubmit={send} validate={check} initialValues={toKeyValues(props)} initialValuesEqual={() => true}>
      {({ handleSubmit }) => (
        <form
          ref={form}
          className="admin-form"
          data-columns="2"
          noValidate
          aria-label={apiKey ? `Edit ${apiKey.name}` : 'New key'}
          onSubmit={submitWith(handleSubmit)}
        >
          <FormField name="name" label="Name" help="Such as the partner’s name.">
            {(control) => <input {...control} type="text" autoComplete="off" maxLength={80} aria-required />}
          </FormField>
          <FormField name="expiresOn" label="Last day" help="Leave blank to keep it valid until revoked.">
            {(control) => <input {...control} type="date" />}
          </FormField>
          <FormField
            name="pointsPerSecond"
            label="Points per second"
            help="A list of 20 suppliers costs about 400 points."
          >
            {(control) => <input {...control} type="text" inputMode="numeric" autoComplete="off" aria-required />}
          </FormField>
          <FormField name="burst" label="Burst" help="Maximum points that can build up for a burst.">
            {(control) => <input {...control} type="text" inputMode="numeric" autoComplete="off" aria-required />}
          </FormField>
          <div className="admin-wide">
            <LinesField
              name="allowedOrigins"
              label="Allowed origins"
              help="Only for keys used in web pages. One per line, such as https://www.example.com. Leave blank for server programs."
            />
          </div>
          <FormButtons label={apiKey ? 'Save Key' : 'Issue Key'} onClose={onClose} />
        </form>
      )}
    </Form>
  )
}
