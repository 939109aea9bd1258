import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { usePauseScrapeSourceMutation, useResumeScrapeSourceMutation } from './SourceTable.generated.ts'
import type { ScraperState } from './use-scraper.ts'
import { thousands } from '../../../ui/thousands.ts'
import { outcomesText } from './words.ts'
import { timeText } from '../../ui/time-text.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'

interface SourceTableProps extends Pick<ScraperState, 'sources' | 'isTest'> {
  canPause: boolean
}

export const SourceTable = ({ sources, isTest, canPause }: SourceTableProps) => (
  <PlainTable
    label="Progress of each source"
    className="scrape-sources"
    headings={[
      'Source',
      'Progress',
      'Pages',
      'Found',
      isTest ? 'Would add' : 'Added',
      isTest ? 'Would update' : 'Updated',
      'Results by page',
      ...(canPause ? ['Pause'] : []),
    ]}
  >
    {sources.map((one) => (
      <tr key={one.id}>
        <th scope="row">{one.label}</th>
        <td>
          <ProgressBar label={`Progress of ${one.label}`} done={one.pagesDone} of={one.pages} />
        </td>
        <td>
          {thousands(one.pagesDone)} of {thousands(one.pages)}
        </td>
        <td>{thousands(one.listings)}</td>
        <td>{thousands(one.added)}</td>
        <td>{thousands(one.enriched)}</td>
        <td>
          {one.hasFailed && <strong>Returned nothing: </strong>}
          <span>{outcomesText(one)}</span>
          {one.skipReason && <p className="muted small-text">{one.skipReason}</p>}
          {one.pausedAt && (
            <p className="muted small-text">Paused since {timeText(one.pausedAt)}. Its pages are waiting.</p>
          )}
        </td>
        {canPause && (
          <td>
            <PauseSource source={one} />
          </td>
        )}
      </tr>
    ))}
  </PlainTable>
)

const PauseSource = ({ source }: { source: ScraperState['sources'][number] }) => {
  const [pause] = usePauseScrapeSourceMutation()
  const [resume] = useResumeScrapeSourceMutation()
  const { label, pausedAt } = source
  if (source.pagesDone >= source.pages) return null
  const word = pausedAt ? 'Resume' : 'Pause'
  return (
    <ActionButton
      size="sm"
      aria-label={`${word} ${label}`}
      refused={`${label} was not ${word.toLowerCase()}d`}
      action={async () =>
        void (await (pausedAt ? resume : pause)({ variables: { input: { sourceName: source.source } } }))
      }
    >
      {word}
    </ActionButton>
  )
}
