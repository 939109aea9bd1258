import type { ScrapeProblemsQuery } from './RunHistory.generated.ts'
import { thousands } from '../../../../api/text/plural.rules.ts'
import { groupRepeated } from './group-repeated.ts'
import { useSources } from './use-sources.ts'
import { outcomeWords } from './words.ts'
import { State } from '../../ui/State.tsx'
import { timeText } from '../../ui/time-text.ts'

type Problem = NonNullable<ScrapeProblemsQuery['scrapeProblems']>['nodes'][number]

const repeatedFrom = 3

/** Latest first; repeats in a row share a line. */
export const ProblemList = ({ label, problems }: { label: string; problems: readonly Problem[] }) => {
  const { getLabel } = useSources()
  const lines = groupRepeated(problems, ({ outcome, source, message }) => `${outcome} ${source} ${message}`).flatMap(
    (same) => (same.length < repeatedFrom ? same.map((one): [Problem] => [one]) : [same]),
  )
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <ol className="entries scrolling small-text" aria-label={label} tabIndex={0}>
      {lines.map((same) => {
        const { id, outcome, source, message, at, url } = same[0]
        return (
          <li key={id}>
            <State tone="bad">{outcomeWords[outcome]}</State> <strong>{getLabel(source)}</strong>{' '}
            <span>{same.length > 1 ? `${thousands(same.length)} × ${message}` : message}</span>
            <div className="muted small-text">
              {`${timeText(at)} · ${url}${same.length > 1 ? ` and ${thousands(same.length - 1)} more` : ''}`}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
