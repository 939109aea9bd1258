import { useState } from 'react'
import { useScrapeProblemsQuery } from './RunHistory.generated.ts'
import type { ScrapeOutcome } from '../../../schema.generated.ts'
import { pollOptions } from '../../ui/poll-options.ts'
import { ProblemList } from './ProblemList.tsx'
import type { ScraperState } from './use-scraper.ts'
import { useSources } from './use-sources.ts'
import { outcomeWords } from './words.ts'
import { FilterSelect } from '../../ui/forms/form.tsx'
import { Panel } from '../../ui/Panel.tsx'

const fine = new Set<ScrapeOutcome>(['OK', 'EMPTY', 'UNCHANGED'])
const refreshMs = 5000

/** The filter applies before the limit. */
export const ScrapeLog = ({
  state: { runId, isRunning, problems, outcomes, sources: all },
}: {
  state: ScraperState
}) => {
  const [outcome, setOutcome] = useState<ScrapeOutcome | ''>('')
  const { getLabel } = useSources()
  const [source, setSource] = useState('')
  const { data } = useScrapeProblemsQuery({
    variables: { runId: runId ?? '', outcome: outcome || null, source: source || null },
    skip: !runId || !(outcome || source),
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning ? refreshMs : 0,
    ...pollOptions,
  })
  const among = problems.filter((one) => (!outcome || one.outcome === outcome) && (!source || one.source === source))
  const shown = (outcome || source ? data?.scrapeProblems?.nodes : undefined) ?? among
  const kinds = [...new Set([...problems, ...outcomes].map((one) => one.outcome))].filter((one) => !fine.has(one))
  const sources = [...new Set([...problems, ...all].map((one) => one.source))]
  return (
    <Panel title="Log">
      {problems.length === 0 ? (
        <p className="muted small-text">No problems.</p>
      ) : (
        <>
          <div className="row">
            <FilterSelect
              label="Kind"
              value={outcome}
              none="All"
              choices={kinds.map((kind) => [kind, outcomeWords[kind]])}
              onChange={(kind) => setOutcome(kind as ScrapeOutcome | '')}
            />
            <FilterSelect
              label="Source"
              value={source}
              none="All"
              choices={sources.map((name) => [name, getLabel(name)])}
              onChange={setSource}
            />
          </div>
          <ProblemList label="Problems" problems={shown} />
          {shown.length === 0 && <p className="muted small-text">No problems of this kind from this source.</p>}
        </>
      )}
    </Panel>
  )
}
