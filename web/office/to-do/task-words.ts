import type { OfficeTaskKind } from '../../schema.generated.ts'

interface TaskWords {
  one: string
  many: string
  /** Undefined if the task is outside the office. */
  path?: string
  since?: string
  /** A fault, not waiting work. */
  isTrouble?: boolean
  isUncounted?: boolean
}

export const taskWords: Record<OfficeTaskKind, TaskWords> = {
  BACKUP_FAILED: { one: 'Scheduled backups are failing', many: '', since: 'since', isTrouble: true, isUncounted: true },
  STORAGE_LOW: { one: 'The disk is nearly full', many: '', isTrouble: true, isUncounted: true },
  SCRAPE_FAILED: {
    one: 'The last scrape could not read any pages',
    many: '',
    path: '/admin/scraper',
    since: 'ended',
    isTrouble: true,
    isUncounted: true,
  },
  SCRAPE_WAITING: {
    one: 'A scrape is waiting: no worker is running',
    many: '',
    path: '/admin/scraper',
    since: 'begun',
    isTrouble: true,
    isUncounted: true,
  },
  SOURCE_FAILED: {
    one: 'source returned nothing when last scraped',
    many: 'sources returned nothing when last scraped',
    path: '/admin/scraper',
    since: 'begun',
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
    since: 'since',
    isTrouble: true,
  },
  MAIL_FAILED: {
    one: 'email was not sent',
    many: 'emails were not sent',
    path: '/admin/outbox?state=FAILED',
    isTrouble: true,
  },
  GOING_LIVE: {
    one: 'step left before you go live',
    many: 'steps left before you go live',
    path: '/admin/going-live',
  },
  REGISTRATION: { one: 'registration', many: 'registrations', path: '/admin/requests?kind=registrations' },
  REQUEST: { one: 'short request', many: 'short requests', path: '/admin/requests?kind=short-requests' },
  FIND: {
    one: 'scraped business',
    many: 'scraped businesses',
    path: '/admin/requests?kind=finds',
  },
  REVIEW: { one: 'review', many: 'reviews', path: '/admin/requests?kind=reviews' },
  REPORT: { one: 'supplier report', many: 'supplier reports', path: '/admin/requests?kind=reports' },
  MESSAGE: { one: 'message', many: 'messages', path: '/admin/requests?kind=messages' },
  BACKLINK_BROKEN: { one: 'broken backlink', many: 'broken backlinks', path: '/admin/backlinks?status=BROKEN' },
  DUPLICATE: {
    one: 'possible duplicate to review',
    many: 'possible duplicates to review',
    path: '/admin/duplicates?pairs=all',
    since: 'counted',
  },
  DUPLICATES_UNSEEN: {
    one: 'Look for duplicates',
    many: '',
    path: '/admin/duplicates',
    since: 'last done',
    isUncounted: true,
  },
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
  AD_ENDING: {
    one: 'advertisement ends soon',
    many: 'advertisements end soon',
    path: '/admin/ads?due=ENDING',
  },
  LISTING_UNCONFIRMED: {
    one: 'listing not yet verified',
    many: 'listings not yet verified',
    path: '/admin/suppliers?due=LISTING_UNCONFIRMED&sort=OLDEST',
    since: 'oldest listed',
  },
}
