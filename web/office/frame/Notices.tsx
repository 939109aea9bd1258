import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBackupFailureQuery, usePausedWebhooksQuery, useSupplierListFailureQuery } from './Notices.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

export const Notices = () => (
  <>
    <BackupNotice />
    <SupplierListNotice />
    <WebhookNotice />
  </>
)

const BackupNotice = () => {
  const failure = useBackupFailureQuery().data?.backupFailure
  if (!failure) return null
  const { failedSince, lastGoodAt, reason } = failure
  return (
    <Notice label="Backups" more={`We retry every hour. Reason: ${reason}`}>
      Scheduled backups are failing. They first failed <TimeAgo date={failedSince} />.{' '}
      {lastGoodAt ? (
        <span>
          The last successful backup was <TimeAgo date={lastGoodAt} />.
        </span>
      ) : (
        <span key="none">No backup has succeeded yet.</span>
      )}
    </Notice>
  )
}

const SupplierListNotice = () => {
  const failure = useSupplierListFailureQuery().data?.supplierListFailure
  if (!failure) return null
  const { failedSince, madeAt, message } = failure
  return (
    <Notice label="List of all suppliers" more={`We retry every minute. Reason: ${message}`}>
      The list of all suppliers cannot be created. It first failed <TimeAgo date={failedSince} />.{' '}
      {madeAt ? (
        <span>
          Partners receive the list made <TimeAgo date={madeAt} />.
        </span>
      ) : (
        <span key="none">There is no list yet.</span>
      )}
    </Notice>
  )
}

/** Partners may not notice that their webhooks are paused. */
const WebhookNotice = () => {
  const paused = usePausedWebhooksQuery().data?.webhooks?.nodes.filter(({ pausedAt }) => pausedAt)
  if (!paused?.length) return null
  return (
    <section className="office-notice panel row" aria-label="Paused webhooks">
      {paused.map(({ id, label, pausedAt, pauseReason }) => (
        <p key={id}>
          <strong>
            {label} is not notified of changes (paused <TimeAgo date={pausedAt!} />
            ).
          </strong>{' '}
          {pauseReason}
        </p>
      ))}
      <Link className="text-link" to="/admin/webhooks">
        See Webhooks
      </Link>
    </section>
  )
}

const Notice = ({ label, more, children }: { label: string; more: string; children: ReactNode }) => (
  <section className="office-notice panel row" aria-label={label}>
    <p>
      <strong>{children}</strong>
    </p>
    <p>{more}</p>
  </section>
)
