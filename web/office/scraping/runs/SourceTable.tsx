import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import { Button } from '@chakra-ui/react'
import { usePauseScrapeSourceMutation, useResumeScrapeSourceMutation } from './SourceTable.generated.ts'
import type { ScraperState } from './use-scraper.ts'
import { thousands } from '../../../ui/thousands.ts'
import { outcomesText } from './words.ts'
import { timeText } from '../../ui/time-text.ts'
import { toastFailure } from '../../ui/toast-failure.ts'

interface SourceTableProps extends Pick<ScraperState, 'sources' | 'isTest'> {
  canPause: boolean
}

export const SourceTable = ({ sources, isTest, canPause }: SourceTableProps) => (
  <ScrollRegion className="scrape-table" label="Progress of each source" style={{ marginTop: 16 }}>
    <table>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Progress</th>
          <th scope="col" className="number">
            Pages
          </th>
          <th scope="col" className="number">
            Found
          </th>
          <th scope="col" className="number">
            {isTest ? 'Would add' : 'Added'}
          </th>
          <th scope="col" className="number">
            {isTest ? 'Would update' : 'Updated'}
          </th>
          <th scope="col">Results by page</th>
          {canPause && (
            <th scope="col">
              <span className="visually-hidden">Pause</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sources.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.label}</th>
            <td style={{ minWidth: 120 }}>
              <ProgressBar label={`Progress of ${one.label}`} done={one.pagesDone} of={one.pages} />
            </td>
            <td className="number">
              {thousands(one.pagesDone)} of {thousands(one.pages)}
            </td>
            <td className="number">{thousands(one.listings)}</td>
            <td className="number">{thousands(one.added)}</td>
            <td className="number">{thousands(one.enriched)}</td>
            <td>
              {one.hasFailed && <strong>Returned nothing: </strong>}
              <span>{outcomesText(one)}</span>
              {one.leftAlone && <p className="admin-small">{one.leftAlone}</p>}
              {one.pausedAt && (
                <p className="admin-small">Paused since {timeText(one.pausedAt)}. Its pages are waiting.</p>
              )}
            </td>
            {canPause && (
              <td>
                <PauseSource source={one} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)

const PauseSource = ({ source }: { source: ScraperState['sources'][number] }) => {
  const [pause, pausing] = usePauseScrapeSourceMutation()
  const [resume, resuming] = useResumeScrapeSourceMutation()
  const { label, pausedAt } = source
  if (source.pagesDone >= source.pages) return null
  const change = () =>
    (pausedAt ? resume : pause)({ variables: { input: { sourceName: source.source } } }).catch(
      toastFailure(`${label} was not ${pausedAt ? 'resumed' : 'paused'}`),
    )
  return (
    <Button
      variant="outline"
      size="sm"
      loading={pausing.loading || resuming.loading}
      aria-label={`${pausedAt ? 'Resume' : 'Pause'} ${label}`}
      onClick={() => void change()}
    >
      {pausedAt ? 'Resume' : 'Pause'}
    </Button>
  )
}
