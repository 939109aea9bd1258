import { Box, Heading } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { ScraperState } from './use-scraper.ts'
import { outcomeWords, sourceWords, when } from './words.ts'

/** The last problems, of one kind or one source where asked for. */
export const ScrapeLog = ({ problems }: { problems: ScraperState['problems'] }) => {
  const [outcome, setOutcome] = useState('')
  const [source, setSource] = useState('')
  const shown = problems.filter((one) => (!outcome || one.outcome === outcome) && (!source || one.source === source))
  const kinds = [...new Set(problems.map((one) => one.outcome))]
  const sources = [...new Set(problems.map((one) => one.source))]
  return (
    <section className="admin-panel" aria-labelledby="scrape-log">
      <Heading as="h2" id="scrape-log" size="md" mb="3">Log</Heading>
      {problems.length === 0 ? <p className="admin-small">Nothing went wrong.</p> : (
        <>
          <Box className="scrape-filters" mb="3">
            <Filter label="Kind" value={outcome} onChange={setOutcome} options={kinds.map((kind) => [kind, outcomeWords[kind]])} />
            <Filter label="Source" value={source} onChange={setSource} options={sources.map((name) => [name, sourceWords[name] ?? name])} />
          </Box>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <ol className="scrape-log" aria-label="Problems" tabIndex={0}>
            {shown.map((one) => (
              <li key={one.id}>
                <span className="admin-state" data-state="bad">{outcomeWords[one.outcome]}</span> <strong>{sourceWords[one.source] ?? one.source}</strong> {one.message}
                <div className="admin-small">{when(one.at)} · {one.url}</div>
              </li>
            ))}
          </ol>
          {shown.length === 0 && <p className="admin-small">No problem of this kind and source.</p>}
        </>
      )}
    </section>
  )
}

interface FilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: [string, string][]
}

const Filter = ({ label, value, onChange, options }: FilterProps) => {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map(([option, text]) => <option key={option} value={option}>{text}</option>)}
      </select>
    </div>
  )
}
