import type { Found_ListingFragment } from './LiveListings.generated.ts'
import { groupRepeated } from './group-repeated.ts'

export type FoundListing = Found_ListingFragment

const maxListings = 1000
export const maxLines = 200

interface ListingStream {
  runId: string | null
  found: readonly FoundListing[]
  /** True if businesses may be missing before the last batch. */
  hasGap: boolean
}

export const emptyStream: ListingStream = { runId: null, found: [], hasGap: false }

/** Returns the same stream if nothing is new. */
export const mergeListings = (
  stream: ListingStream,
  runId: string | null,
  latest: readonly FoundListing[],
): ListingStream => {
  const before = stream.runId === runId ? stream.found : []
  const known = new Set(before.map(({ id }) => id))
  const fresh = latest.filter(({ id }) => !known.has(id))
  if (!fresh.length && stream.runId === runId) return stream
  // Ids follow the order of saving, which differs slightly from the order of arrival.
  const found = [...fresh, ...before].sort((a, b) => Number(b.id) - Number(a.id)).slice(0, maxListings)
  const isContinued = fresh.length < latest.length || latest.length < stateHas
  return { runId, found, hasGap: !isContinued }
}

/** The size of a state's list: a shorter list is complete. */
const stateHas = 30

export const fillGap = (stream: ListingStream, runId: string, found: readonly FoundListing[]): ListingStream =>
  stream.runId === runId ? { ...mergeListings(stream, runId, found), hasGap: false } : stream

export interface StreamLine {
  /** The oldest business, so that a growing line keeps its key. */
  key: string
  businesses: readonly [FoundListing, ...FoundListing[]]
}

const getGroup = ({ verdict, reason }: FoundListing) =>
  verdict === 'UNCHANGED' || verdict === 'REFUSED' ? `${verdict} ${reason}` : null

export const toLines = (found: readonly FoundListing[]): StreamLine[] =>
  groupRepeated(found, getGroup)
    .slice(0, maxLines)
    .map((businesses) => ({ key: businesses.at(-1)!.id, businesses }))
