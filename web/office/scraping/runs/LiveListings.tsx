import { useApolloClient } from '@apollo/client/react'
import { memo, useEffect, useMemo, useState } from 'react'
import { ScrapeStreamDocument } from './LiveListings.generated.ts'
import { thousands } from '../../../ui/thousands.ts'
import {
  emptyStream,
  fillGap,
  mergeListings,
  maxLines,
  toLines,
  type FoundListing,
  type StreamLine,
} from './listing-stream.ts'
import type { ScraperState } from './use-scraper.ts'
import { State } from '../../ui/State.tsx'
import { useSources } from './use-sources.ts'
import { testVerdictWords, verdictWords } from './words.ts'
import { Panel } from '../../ui/Panel.tsx'

const maxNamed = 50

type FoundStreamProps = Pick<ScraperState, 'runId' | 'isTest' | 'latest'>

export const LiveListings = ({ runId, isTest, latest }: FoundStreamProps) => {
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
  const lines = useMemo(() => toLines(now.found), [now.found])
  const { getLabel } = useSources()
  if (!lines.length) return null
  return (
    <Panel title="Businesses">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ol className="entries scrolling small-text" aria-label="Businesses as they are found" tabIndex={0}>
        {lines.map(({ key, businesses }) => (
          <li key={key}>
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

/** Memoised, since there are hundreds. */
const One = memo(({ found, isTest, label }: { found: FoundListing; isTest: boolean; label: string }) => (
  <>
    <State tone={found.verdict === 'REFUSED' || found.verdict === 'UNCHANGED' ? undefined : 'good'}>
      {getWords(found, isTest)}
    </State>{' '}
    <Name found={found} /> <span className="muted small-text">{[label, found.reason].filter(Boolean).join(': ')}</span>
  </>
))

const Several = ({ businesses, isTest }: Pick<StreamLine, 'businesses'> & { isTest: boolean }) => {
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
