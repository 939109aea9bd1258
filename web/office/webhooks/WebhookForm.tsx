import { Form } from 'react-final-form'
import { webhookRules } from '../../../api/partners/webhooks/webhook.rules.ts'
import {
  useCreateWebhookMutation,
  WebhooksDocument,
  type CreateWebhookInput,
  type WebhookEvent,
} from '../../graphql.generated.ts'
import { CheckboxGroup } from '../ui/forms/CheckboxGroup.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { getFieldErrors } from '../../ui/forms/server-errors.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { validate } from '../../ui/forms/validate.ts'
import { useFocusFirst } from '../ui/use-focus-first.ts'
import { eventName, eventTexts } from './words.ts'

interface WebhookFormProps {
  onClose: () => void
  onSecret: (secret: string) => void
}

const check = validate(webhookRules)
const events = (Object.keys(eventTexts) as WebhookEvent[]).map((event) => ({
  value: event,
  label: (
    <>
      <code>{eventName(event)}</code>: {eventTexts[event]}
    </>
  ),
}))
const empty: CreateWebhookInput = { label: '', url: '', events: events.map(({ value }) => value) }

export const WebhookForm = ({ onClose, onSecret }: WebhookFormProps) => {
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: [WebhooksDocument] }) // a secret is not for the cache
  const form = useFocusFirst<HTMLFormElement>()
  const send = async (input: CreateWebhookInput) => {
    try {
      const added = (await create({ variables: { input } })).data?.createWebhook
      onSecret(added?.secret ?? '')
    } catch (error) {
      return getFieldErrors(error)
    }
  }
  return (
    <Form<CreateWebhookInput> onSubmit={send} validate={check} initialValues={empty}>
      {({ handleSubmit, submitError, dirtySinceLastSubmit }) => (
        <form
          ref={form}
          className="admin-form"
          data-columns="2"
          noValidate
          aria-label="New webhook"
          onSubmit={submitWith(handleSubmit)}
        >
          <FormField name="label" label="Partner" help="Such as the partner’s name.">
            {(control) => <input {...control} type="text" autoComplete="off" maxLength={100} aria-required />}
          </FormField>
          <FormField name="url" label="Address" help="A public address that starts with https://.">
            {(control) => (
              <input {...control} type="text" inputMode="url" autoComplete="off" maxLength={2000} aria-required />
            )}
          </FormField>
          <div className="admin-wide">
            <CheckboxGroup name="events" legend="Notify when" choices={events} />
          </div>
          {submitError && !dirtySinceLastSubmit && (
            <p role="alert" className="text-field-error admin-wide">
              Not added: {submitError}
            </p>
          )}
          <FormButtons label="Add Webhook" busy="Adding…" onClose={onClose} />
        </form>
      )}
    </Form>
  )
}
