import type { ReviewSort } from '../../schema.generated.ts'
import type { ReviewsQueryVariables } from './SupplierReviews.generated.ts'

export interface ReviewFilter {
  /** 0 for any. */
  stars: number
  sort: Lowercase<ReviewSort>
  words: string
}

export const reviewSorts: readonly [ReviewFilter['sort'], string][] = [
  ['newest', 'Newest'],
  ['highest', 'Highest rated'],
  ['lowest', 'Lowest rated'],
]

export const allReviews: ReviewFilter = { stars: 0, sort: 'newest', words: '' }

export const readReviewFilter = (params: URLSearchParams): ReviewFilter => ({
  stars: [1, 2, 3, 4, 5].find((stars) => String(stars) === params.get('stars')) ?? 0,
  sort: reviewSorts.find(([sort]) => sort === params.get('sort'))?.[0] ?? 'newest',
  words: params.get('words')?.trim() ?? '',
})

export const hasReviewFilter = ({ stars, words }: ReviewFilter): boolean => stars > 0 || words !== ''

/** True if it differs from the list that comes with the supplier. */
export const isFiltered = (filter: ReviewFilter): boolean => hasReviewFilter(filter) || filter.sort !== 'newest'

export const toReviewsAddress = ({ stars, sort, words }: ReviewFilter, more: Record<string, string> = {}): string => {
  const all = { tab: 'reviews', stars: stars || '', sort: sort === 'newest' ? '' : sort, words, ...more }
  const set = Object.entries(all).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `?${new URLSearchParams(set)}`
}

/** Without the API's defaults. */
export const filterVariables = (filter: ReviewFilter): Pick<ReviewsQueryVariables, 'stars' | 'sort' | 'query'> => ({
  ...(filter.stars ? { stars: filter.stars } : {}),
  ...(filter.sort === 'newest' ? {} : { sort: filter.sort.toUpperCase() as ReviewSort }),
  ...(filter.words ? { query: filter.words } : {}),
})
