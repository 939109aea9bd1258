import { Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useWebhooksQuery } from '../../graphql.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import './WebhooksTab.css'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { focusTitle } from '../ui/page-title.ts'

/** /admin/webhooks: webhooks and their deliveries. */
export const Component = () => {
  const isFailing = useSearchParams()[0].get('due') === 'FAILING'
  const { data, error, loading, refetch } = useWebhooksQuery({
    variables: { isFailing },
    fetchPolicy: 'cache-and-network',
  })
  const webhooks = data?.webhooks?.nodes
  if (!webhooks && error)
    return (
      <Failed message="Failed to load the webhooks. Please try again." error={error} onRetry={() => void refetch()} />
    )
  if (!webhooks) return <PanelSkeleton height="420px" />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Notify partners within seconds when suppliers change, in order. Failed deliveries are retried for over a day,
        then the webhook is paused.
      </Text>
      <ToggleForm
        label="Add a Webhook"
        renderMade={(secret: string, close) => <NewSecret label="Secret" secret={secret} onDone={close} />}
      >
        {(close, show) => <WebhookForm onClose={close} onSecret={show} />}
      </ToggleForm>
      {isFailing && <DueFilterNote path="/admin/webhooks">failing webhooks</DueFilterNote>}
      {webhooks.length === 0 ? (
        <Text color="fg.muted" py="6">
          {isFailing ? 'There are none.' : 'No webhooks yet.'}
        </Text>
      ) : (
        <ul className="admin-list" aria-label="Webhooks" aria-busy={loading}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookRow webhook={webhook} onRemoved={focusTitle} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
