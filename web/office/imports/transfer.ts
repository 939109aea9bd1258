import type { TransfersQuery } from './Transfers.generated.ts'
import { thousands } from '../../ui/thousands.ts'

export type Transfer = NonNullable<NonNullable<TransfersQuery['transfers']>['lastExport']>

const words: Readonly<Record<string, [one: string, more: string] | undefined>> = {
  supplier: ['supplier', 'suppliers'],
  review: ['review', 'reviews'],
  post: ['post', 'posts'],
  picture: ['picture', 'pictures'],
  countyGuide: ['county guide', 'county guides'],
  redirect: ['redirect', 'redirects'],
  backlink: ['backlink', 'backlinks'],
  schedule: ['schedule', 'schedules'],
  outsideRating: ['external rating', 'external ratings'],
  adSlot: ['advertisement slot', 'advertisement slots'],
}
const order = Object.keys(words)

export const formatContents = ({ counts }: Pick<Transfer, 'counts'>): string => {
  const counted = order.flatMap((kind) => {
    const count = counts.find(({ name }) => name === kind)?.count
    return count ? `${thousands(count)} ${words[kind]![count === 1 ? 0 : 1]}` : []
  })
  const isMore = counts.some(({ name, count }) => count > 0 && !words[name])
  return [...counted, ...(isMore ? ['settings and more'] : [])].join(', ')
}
