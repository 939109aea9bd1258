import { useApiKeyUseQuery } from './KeysTab.generated.ts'
import { ColumnChart } from '../reports/ColumnChart.tsx'
import { ReportFigure } from '../reports/ReportFigure.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

const dayText = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

export const KeyUse = ({ id, name }: { id: string; name: string }) => {
  const query = useApiKeyUseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const { data } = query
  if (!data) return <LoadingPanel query={query} failed="Failed to load the use of this key." height="260px" />
  const days = data.apiKey?.use ?? []
  const labels = days.map(({ date }) => dayText(date))
  return (
    <ReportFigure
      title={`Requests with ${name}`}
      note="The last 30 days."
      columns={['Day', 'Requests', 'Points', 'Refused']}
      rows={days.map(({ requests, points, refused }, at) => [labels[at]!, requests, points, refused])}
      chart={<ColumnChart title="Requests" labels={labels} values={days.map(({ requests }) => requests)} />}
    />
  )
}
