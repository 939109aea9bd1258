import { Heading, Text } from '@chakra-ui/react'
import { useRef } from 'react'
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

/** /admin/webhooks: webhooks and their deliveries. */
export const Component = () => {
  const isFailing = useSearchParams()[0].get('due') === 'FAILING'
  const { data, error, loading, refetch } = useWebhooksQuery({
    variables: { isFailing },
    fetchPolicy: 'cache-and-network',
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const webhooks = data?.webhooks?.nodes
  if (!webhooks && error)
    return (
      <Failed message="Failed to load the webhooks. Please try again." error={error} onRetry={() => void refetch()} />
    )
  if (!webhooks) return <PanelSkeleton height="420px" />
  return (
    <section aria-labelledby="webhooks">
      <Heading as="h2" id="webhooks" size="lg" mb="2" ref={heading} tabIndex={-1} outline="none">
        Webhooks
      </Heading>
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
              <WebhookRow webhook={webhook} onRemoved={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
