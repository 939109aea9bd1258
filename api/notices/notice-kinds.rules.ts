import type { OfficeArea } from '../accounts/office-areas.rules.ts'
import type { MailKind } from '../mail/mail-kinds.rules.ts'

interface NoticeRules {
  label: string
  about: string
  area: OfficeArea
  mail: MailKind
  path: string
  /** For the digest: "1 review is waiting". */
  one: string
  many: string
}

export const noticeKinds = {
  REGISTRATIONS: {
    label: 'Registrations',
    about: 'Businesses that register, or ask for a listing.',
    area: 'requests',
    mail: 'NEW_REGISTRATION',
    path: '/admin/requests',
    one: 'new registration is waiting',
    many: 'new registrations are waiting',
  },
  REVIEWS: {
    label: 'Reviews',
    about: 'Pending reviews.',
    area: 'reviews',
    mail: 'NEW_REVIEW',
    path: '/admin/requests?kind=reviews',
    one: 'new review is waiting',
    many: 'new reviews are waiting',
  },
  REPORTS: {
    label: 'Reports',
    about: 'Reports about listings.',
    area: 'requests',
    mail: 'NEW_REPORT',
    path: '/admin/requests?kind=reports',
    one: 'new report is waiting',
    many: 'new reports are waiting',
  },
  FINDS: {
    label: 'Scraped businesses',
    about: 'Scraped businesses that await approval; once per run.',
    area: 'requests',
    mail: 'NEW_FINDS',
    path: '/admin/requests?kind=finds',
    one: 'new scraped business is waiting',
    many: 'new scraped businesses are waiting',
  },
  FAILED_RUNS: {
    label: 'Failed runs',
    about: 'Scrapes that could not read any page, and schedules that could not start.',
    area: 'ADMIN',
    mail: 'RUN_FAILED',
    path: '/admin',
    one: 'run has failed',
    many: 'runs have failed',
  },
} as const satisfies Record<string, NoticeRules>

export type NoticeKind = keyof typeof noticeKinds

export const noticeTimes = { NONE: 'Not at all', AT_ONCE: 'Immediately', DAILY: 'Once a day, at 7 am' } as const
export type NoticeTime = keyof typeof noticeTimes

/** Missing kinds are off. */
export type NoticeChoices = Partial<Record<NoticeKind, NoticeTime>>
