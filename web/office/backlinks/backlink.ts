import type { BacklinksQuery } from './Backlinks.generated.ts'

export type Backlink = BacklinksQuery['backlinks']['nodes'][number]

export const states = {
  PENDING: { text: 'Pending', state: undefined },
  ACTIVE: { text: 'Active', state: 'good' },
  BROKEN: { text: 'Broken', state: 'bad' },
} as const
