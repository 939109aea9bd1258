import { Heading } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useOfficeTasksQuery, type OfficeTasksQuery } from './OfficeTasks.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../../api/text/plural.rules.ts'
import { LoadingPanel } from '../ui/Panel.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Facts } from '../ui/lists.tsx'
import './ToDoTab.css'
import type { OfficeTaskKind } from '../../schema.generated.ts'

type Office = NonNullable<OfficeTasksQuery['officeTasks']>

export const Component = () => {
  const query = useOfficeTasksQuery({ fetchPolicy: 'cache-and-network' })
  const office = query.data?.officeTasks
  return (
    <section aria-labelledby="to-do">
      <Heading as="h2" id="to-do" size="lg" mb="3">
        To Do
      </Heading>
      {office ? (
        <>
          {office.tasks.length ? (
            <ul className="tasks panel" aria-label="Tasks">
              {office.tasks.map((task) => (
                <Task key={task.kind} task={task} />
              ))}
            </ul>
          ) : (
            <div className="card flat row all-done">
              <Icon name="check" size={24} />
              <p>All done. Nothing is waiting for you.</p>
            </div>
          )}
          <StorageStatus office={office} />
        </>
      ) : (
        <LoadingPanel query={query} things="the tasks" height="320px" />
      )}
    </section>
  )
}

const Task = ({ task: { kind, count, isMore, oldestAt, detail } }: { task: Office['tasks'][number] }) => {
  const { one, many, path, since = count === 1 ? 'received' : 'oldest received', isTrouble } = taskWords[kind]
  const words = (
    <>
      {many && <strong>{`${thousands(count)}${isMore ? '+' : ''} `}</strong>}
      <span>{count === 1 ? one : (many ?? one)}</span>
    </>
  )
  return (
    <li className="task" data-trouble={isTrouble}>
      {path ? (
        <Link className="task-words" to={path}>
          {words}
        </Link>
      ) : (
        <p className="task-words">{words}</p>
      )}
      {detail && <p className="task-detail muted small-text">{detail}</p>}
      {oldestAt && (
        <p className="task-age muted small-text">
          {since} <TimeAgo date={oldestAt} />
        </p>
      )}
    </li>
  )
}

const StorageStatus = ({ office: { isBackedUp, lastBackupAt, databaseBytes, freeBytes } }: { office: Office }) => (
  <Facts
    className="facts part"
    label="Storage and backups"
    facts={{
      'Last backup': lastBackupAt ? (
        <TimeAgo date={lastBackupAt} />
      ) : isBackedUp ? (
        'none yet'
      ) : (
        'automatic backups are off (set BACKUP_TO)'
      ),
      Database: bytes(databaseBytes),
      'Free disk space': freeBytes !== null && bytes(freeBytes),
    }}
  />
)

const bytes = (size: number): string => {
  const units = ['kB', 'MB', 'GB', 'TB']
  const at = Math.max(0, Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3) - 1))
  const value = size / 1000 ** (at + 1)
  return `${value < 10 ? value.toFixed(1) : thousands(Math.round(value))} ${units[at]!}`
}

interface TaskWords {
  one: string
  /** Undefined if there can be only one. */
  many?: string
  /** Undefined if the task is outside the office. */
  path?: string
  since?: string
  /** A fault, not waiting work. */
  isTrouble?: boolean
}

export const taskWords: Record<OfficeTaskKind, TaskWords> = {
  BACKUP_FAILED: { one: 'Scheduled backups are failing', since: 'first failed', isTrouble: true },
  STORAGE_LOW: { one: 'The disk is nearly full', isTrouble: true },
  SCRAPE_FAILED: {
    one: 'The last scrape could not read any pages',
    path: '/admin/scraper',
    since: 'ended',
    isTrouble: true,
  },
  SCRAPE_WAITING: {
    one: 'A scrape is waiting: no worker is running',
    path: '/admin/scraper',
    since: 'started',
    isTrouble: true,
  },
  SOURCE_FAILED: {
    one: 'source returned nothing when last scraped',
    many: 'sources returned nothing when last scraped',
    path: '/admin/scraper',
    since: 'started',
    isTrouble: true,
  },
  SCHEDULE_FAILED: {
    one: 'schedule could not start',
    many: 'schedules could not start',
    path: '/admin/schedules?due=FAILED',
    isTrouble: true,
  },
  WEBHOOK_FAILED: {
    one: 'webhook is failing',
    many: 'webhooks are failing',
    path: '/admin/webhooks?due=FAILING',
    since: 'first failed',
    isTrouble: true,
  },
  MAIL_FAILED: {
    one: 'email was not sent',
    many: 'emails were not sent',
    path: '/admin/outbox?state=FAILED',
    since: 'oldest written',
    isTrouble: true,
  },
  GOING_LIVE: { one: 'step left before you go live', many: 'steps left before you go live', path: '/admin/going-live' },
  REGISTRATION: { one: 'registration', many: 'registrations', path: '/admin/requests?kind=registrations' },
  REQUEST: { one: 'short request', many: 'short requests', path: '/admin/requests?kind=short-requests' },
  FIND: { one: 'scraped business', many: 'scraped businesses', path: '/admin/requests?kind=finds' },
  REVIEW: { one: 'review', many: 'reviews', path: '/admin/requests?kind=reviews' },
  REPORT: { one: 'supplier report', many: 'supplier reports', path: '/admin/requests?kind=reports' },
  MESSAGE: { one: 'message', many: 'messages', path: '/admin/requests?kind=messages' },
  BACKLINK_BROKEN: {
    one: 'broken backlink',
    many: 'broken backlinks',
    path: '/admin/backlinks?status=BROKEN',
    since: 'oldest check',
  },
  DUPLICATE: {
    one: 'possible duplicate to review',
    many: 'possible duplicates to review',
    path: '/admin/duplicates?pairs=all',
    since: 'counted',
  },
  DUPLICATES_UNSEEN: { one: 'Look for duplicates', path: '/admin/duplicates', since: 'last done' },
  BADGE_EXPIRING: {
    one: 'verified badge expires soon or has expired',
    many: 'verified badges expire soon or have expired',
    path: '/admin/suppliers?due=BADGE_EXPIRING&sort=CHECK_OLDEST',
    since: 'oldest check',
  },
  FEATURED_ENDING: {
    one: 'supplier’s featured period ends soon',
    many: 'suppliers’ featured periods end soon',
    path: '/admin/suppliers?due=FEATURED_ENDING&sort=FEATURED_UNTIL&columns=featured',
  },
  AD_ENDING: { one: 'advertisement ends soon', many: 'advertisements end soon', path: '/admin/ads?due=ENDING' },
  LISTING_UNCONFIRMED: {
    one: 'listing not yet verified',
    many: 'listings not yet verified',
    path: '/admin/suppliers?due=LISTING_UNCONFIRMED&sort=OLDEST',
    since: 'oldest listed',
  },
}
