import type { Found_ListingFragment } from '../../../graphql.generated.ts'
import { groupRepeated } from './group-repeated.ts'

export type FoundListing = Found_ListingFragment

/** How many businesses are remembered, however long somebody watches, and how many lines are shown of them. */
const maxListings = 1000
export const maxLines = 200

/** The businesses of a run received so far. */
export interface ListingStream {
  runId: string | null
  /** The latest first. */
  found: readonly FoundListing[]
  /** Whether businesses may be missing between those known before and those told last. */
  hasGap: boolean
}

export const emptyStream: ListingStream = { runId: null, found: [], hasGap: false }

/** The stream with the latest businesses of a state; the same one where these tell nothing new. */
export const mergeListings = (
  stream: ListingStream,
  runId: string | null,
  latest: readonly FoundListing[],
): ListingStream => {
  const before = stream.runId === runId ? stream.found : []
  const known = new Set(before.map(({ id }) => id))
  const fresh = latest.filter(({ id }) => !known.has(id))
  if (!fresh.length && stream.runId === runId) return stream
  // Businesses are numbered in the order of their saving, which is not quite that in which they are told.
  const found = [...fresh, ...before].sort((a, b) => Number(b.id) - Number(a.id)).slice(0, maxListings)
  const isContinued = fresh.length < latest.length || latest.length < stateHas
  return { runId, found, hasGap: !isContinued }
}

/** As many as a state tells: with fewer, nothing can have been missed. */
const stateHas = 30

/** The stream with businesses that were asked for since some were missing. */
export const fillGap = (stream: ListingStream, runId: string, found: readonly FoundListing[]): ListingStream =>
  stream.runId === runId ? { ...mergeListings(stream, runId, found), hasGap: false } : stream

/** A line of the stream: one business, or several in a row with which nothing was done. */
export interface StreamLine {
  /** The oldest of its businesses: a line that grows stays the same line. */
  key: string
  businesses: readonly [FoundListing, ...FoundListing[]]
}

/** What makes one line of those that follow each other: what was left for the same reason. */
const getGroup = ({ verdict, reason }: FoundListing) =>
  verdict === 'UNCHANGED' || verdict === 'REFUSED' ? `${verdict} ${reason}` : null

/** The lines that are shown, the latest first. */
export const toLines = (found: readonly FoundListing[]): StreamLine[] =>
  groupRepeated(found, getGroup)
    .slice(0, maxLines)
    .map((businesses) => ({ key: businesses.at(-1)!.id, businesses }))
