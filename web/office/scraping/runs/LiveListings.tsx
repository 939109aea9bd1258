import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { ScrapeStreamDocument, type Found_ListingFragment as FoundListing } from './LiveListings.generated.ts'
import { thousands } from '../../../../api/text/plural.rules.ts'
import { groupRepeated } from './group-repeated.ts'
import type { ScraperState } from './use-scraper.ts'
import { State } from '../../ui/State.tsx'
import { useSources } from './use-sources.ts'
import { testVerdictWords, verdictWords } from './words.ts'
import { Panel } from '../../ui/Panel.tsx'

const maxNamed = 50

export const LiveListings = ({ runId, isTest, latest }: Pick<ScraperState, 'runId' | 'isTest' | 'latest'>) => {
  const client = useApolloClient()
  const [stream, setStream] = useState(emptyStream)
  const now = mergeListings(stream, runId, latest)
  if (now !== stream) setStream(now)
  useEffect(() => {
    if (!now.hasGap || !runId) return
    client
      .query({ query: ScrapeStreamDocument, variables: { runId }, fetchPolicy: 'no-cache' })
      .then(({ data }) => setStream((stream) => fillGap(stream, runId, data?.scrapeListings?.nodes ?? [])))
      .catch(() => {}) // the latest are shown anyway, and the next gap tries again
  }, [client, now.hasGap, runId])
  const lines = toLines(now.found)
  const { getLabel } = useSources()
  if (!lines.length) return null
  return (
    <Panel title="Businesses">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ol className="entries scrolling small-text" aria-label="Businesses as they are found" tabIndex={0}>
        {lines.map((businesses) => (
          <li key={businesses.at(-1)!.id}>
            {businesses.length > 1 ? (
              <Several businesses={businesses} isTest={isTest} />
            ) : (
              <One found={businesses[0]} isTest={isTest} label={getLabel(businesses[0].source)} />
            )}
          </li>
        ))}
      </ol>
      {lines.length === maxLines && (
        <p className="muted small-text">The last {maxLines} are shown. See the history for all.</p>
      )}
    </Panel>
  )
}

const getWords = (found: FoundListing, isTest: boolean) => (isTest ? testVerdictWords : verdictWords)[found.verdict]

const One = ({ found, isTest, label }: { found: FoundListing; isTest: boolean; label: string }) => (
  <>
    <State tone={found.verdict === 'REFUSED' || found.verdict === 'UNCHANGED' ? undefined : 'good'}>
      {getWords(found, isTest)}
    </State>{' '}
    <Name found={found} /> <span className="muted small-text">{[label, found.reason].filter(Boolean).join(': ')}</span>
  </>
)

const Several = ({ businesses, isTest }: { businesses: Businesses; isTest: boolean }) => {
  const [first] = businesses
  const more = businesses.length - maxNamed
  return (
    <details>
      <summary>
        {`${thousands(businesses.length)} × ${getWords(first, isTest).toLowerCase()}${first.reason ? `: ${first.reason}` : ''}`}
      </summary>
      {businesses.slice(0, maxNamed).map((found, at) => (
        <span key={found.id}>
          {at > 0 && <span>, </span>}
          <Name found={found} />
        </span>
      ))}
      {more > 0 && <span>{` and ${thousands(more)} more`}</span>}
    </details>
  )
}

const Name = ({ found: { name, supplierId } }: { found: FoundListing }) =>
  supplierId ? (
    <a className="text-link" href={`/suppliers/${supplierId}`}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <bdi>{name}</bdi>
  )

const maxListings = 1000
const maxLines = 200

interface ListingStream {
  runId: string | null
  found: readonly FoundListing[]
  /** True if businesses may be missing before the last batch. */
  hasGap: boolean
}

const emptyStream: ListingStream = { runId: null, found: [], hasGap: false }

/** Returns the same stream if nothing is new. */
const mergeListings = (stream: ListingStream, runId: string | null, latest: readonly FoundListing[]): ListingStream => {
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

const fillGap = (stream: ListingStream, runId: string, found: readonly FoundListing[]): ListingStream =>
  stream.runId === runId ? { ...mergeListings(stream, runId, found), hasGap: false } : stream

type Businesses = readonly [FoundListing, ...FoundListing[]]

const getGroup = ({ verdict, reason }: FoundListing) =>
  verdict === 'UNCHANGED' || verdict === 'REFUSED' ? `${verdict} ${reason}` : null

/** The oldest of a line comes last, and is its key while it grows. */
const toLines = (found: readonly FoundListing[]): Businesses[] => groupRepeated(found, getGroup).slice(0, maxLines)
