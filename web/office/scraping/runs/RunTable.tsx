import { useMemo } from 'react'
import { ScrapeRunsForFileDocument, type ScrapeRunsQueryVariables } from '../../../graphql.generated.ts'
import { OfficeTable } from '../../table/OfficeTable.tsx'
import { useReadAll } from '../../table/use-read-all.ts'
import { runColumns, type RunRow } from './run-columns.tsx'
import { RunDetails } from './RunDetails.tsx'
import { useSources } from './use-sources.ts'
import { formatTime } from './words.ts'

interface RunTableProps {
  runs: readonly RunRow[]
  isBusy: boolean
  variables: ScrapeRunsQueryVariables
}

/** A row opens to its log and actions. */
export const RunTable = ({ runs, isBusy, variables }: RunTableProps) => {
  const { getLabel } = useSources()
  const columns = useMemo(() => runColumns(getLabel), [getLabel])
  const readAll = useReadAll(ScrapeRunsForFileDocument, variables, ({ scrapes }) => scrapes)
  return (
    <OfficeTable<RunRow>
      label="Past scrapes"
      name="scrapes"
      columns={columns}
      rows={runs}
      isBusy={isBusy}
      getName={({ startedAt }) => formatTime(startedAt)}
      renderDetails={(run) => <RunDetails run={run} />}
      readAll={readAll}
    />
  )
}
