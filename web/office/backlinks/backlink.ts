import type { BacklinksQuery } from '../../graphql.generated.ts'

/** A backlink as the list shows it. */
export type Backlink = BacklinksQuery['backlinks']['nodes'][number]

/** Each status's label and colour. */
export const states = {
  PENDING: { text: 'Pending', state: undefined },
  ACTIVE: { text: 'Active', state: 'good' },
  BROKEN: { text: 'Broken', state: 'bad' },
} as const
