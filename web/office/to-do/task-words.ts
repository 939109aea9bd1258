import type { OfficeTaskKind } from '../../graphql.generated.ts'

interface TaskWords {
  /** What waits, for one and for many. */
  one: string
  many: string
  /** Where the work is done; undefined where that is outside of the office. */
  path?: string
  /** What comes before the age. */
  since?: string
  /** Whether something is out of order, and not only waiting. */
  isTrouble?: boolean
  /** Whether a number says nothing about it. */
  isUncounted?: boolean
}

/** What each kind of task is called, and where its work is. */
export const taskWords: Record<OfficeTaskKind, TaskWords> = {
  BACKUP_FAILED: { one: 'Scheduled backups fail', many: '', since: 'since', isTrouble: true, isUncounted: true },
  STORAGE_LOW: { one: 'The disk is nearly full', many: '', isTrouble: true, isUncounted: true },
  SCRAPE_FAILED: {
    one: 'The last scrape read no page',
    many: '',
    path: '/admin/scraper',
    since: 'ended',
    isTrouble: true,
    isUncounted: true,
  },
  SCRAPE_WAITING: {
    one: 'A scrape waits: no worker is running',
    many: '',
    path: '/admin/scraper',
    since: 'begun',
    isTrouble: true,
    isUncounted: true,
  },
  SOURCE_FAILED: {
    one: 'source gave nothing when last scraped',
    many: 'sources gave nothing when last scraped',
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
    one: 'webhook takes nothing',
    many: 'webhooks take nothing',
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
    one: 'step is missing before this is a real directory',
    many: 'steps are missing before this is a real directory',
    path: '/admin/going-live',
  },
  REGISTRATION: { one: 'registration', many: 'registrations', path: '/admin/requests?kind=registrations' },
  REQUEST: { one: 'short request', many: 'short requests', path: '/admin/requests?kind=short-requests' },
  FIND: {
    one: 'business found by a scrape',
    many: 'businesses found by scrapes',
    path: '/admin/requests?kind=finds',
  },
  REVIEW: { one: 'review', many: 'reviews', path: '/admin/requests?kind=reviews' },
  REPORT: { one: 'reported supplier', many: 'reported suppliers', path: '/admin/requests?kind=reports' },
  MESSAGE: { one: 'message', many: 'messages', path: '/admin/requests?kind=messages' },
  BACKLINK_BROKEN: { one: 'broken backlink', many: 'broken backlinks', path: '/admin/backlinks?status=BROKEN' },
  DUPLICATE: {
    one: 'pair of suppliers may be one business',
    many: 'pairs of suppliers may be one business',
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
    one: 'verified badge expires, or has expired',
    many: 'verified badges expire, or have expired',
    path: '/admin/suppliers?due=BADGE_EXPIRING&sort=CHECK_OLDEST',
    since: 'oldest check',
  },
  FEATURED_ENDING: {
    one: 'supplier is soon no longer featured',
    many: 'suppliers are soon no longer featured',
    path: '/admin/suppliers?due=FEATURED_ENDING&sort=FEATURED_UNTIL&columns=featured',
  },
  AD_ENDING: {
    one: 'advertisement ends soon',
    many: 'advertisements end soon',
    path: '/admin/ads?due=ENDING',
  },
  LISTING_UNCONFIRMED: {
    one: 'listing was never confirmed',
    many: 'listings were never confirmed',
    path: '/admin/suppliers?due=LISTING_UNCONFIRMED&sort=OLDEST',
    since: 'oldest listed',
  },
}
