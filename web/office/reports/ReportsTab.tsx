import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSiteReportQuery, type SiteReportQuery } from './ReportsTab.generated.ts'
import { LoadingPanel } from '../ui/Panel.tsx'
import { ColumnChart } from './ColumnChart.tsx'
import { ReportFigure } from './ReportFigure.tsx'
import { shortDay } from '../ui/time-text.ts'
import { thousands } from '../../../api/text/plural.rules.ts'

const ranges = [
  ['DAYS_30', '30 Days'],
  ['MONTHS_12', '12 Months'],
] as const

export const Component = () => {
  const [params, setParams] = useSearchParams()
  const [asTable, setAsTable] = useState(false)
  const range = params.get('range') === '12-months' ? 'MONTHS_12' : 'DAYS_30'
  const query = useSiteReportQuery({ variables: { range }, fetchPolicy: 'cache-and-network' })
  const show = (next: string) =>
    setParams(next === 'MONTHS_12' ? { range: '12-months' } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <p className="lead">
        Anonymous totals, without cookies. Bots and staff are excluded. Searches appear after being made three times.
      </p>
      <div className="row tight">
        {ranges.map(([value, label]) => (
          <Button
            key={value}
            variant={range === value ? 'solid' : 'outline'}
            aria-pressed={range === value}
            onClick={() => show(value)}
          >
            {label}
          </Button>
        ))}
        <Button variant={asTable ? 'solid' : 'outline'} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as Table
        </Button>
      </div>
      {query.data ? (
        <Report {...query.data.siteReport} asTable={asTable} />
      ) : (
        <LoadingPanel query={query} things="the reports" height="480px" />
      )}
    </>
  )
}

/** "21 Nov" for a day, "Nov 2026" for a month. */
const formatStart = ({ start }: SiteReportQuery['siteReport']['points'][number]) => {
  const isDay = start.length === 10
  return new Date(isDay ? start : `${start}-01`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    month: 'short',
    ...(isDay ? { day: 'numeric' } : { year: 'numeric' }),
  })
}

const formatDay = (day: string | null | undefined) => (day ? shortDay(day) : '')

const searchPath = ({ words, near }: SiteReportQuery['siteReport']['emptySearches'][number]) =>
  `/directory?${new URLSearchParams({ ...(words ? { search: words } : {}), ...(near ? { location: near } : {}) }).toString()}`

const Report = ({
  points,
  previous,
  topSearches,
  emptySearches,
  mostViewed,
  scrapeYield,
  asTable,
}: SiteReportQuery['siteReport'] & { asTable: boolean }) => {
  const labels = points.map(formatStart)
  const isDaily = labels.length > 12
  const period = isDaily ? '30 days' : '12 months'
  const renderOverTime = (
    title: string,
    name: Total,
    columns: string[],
    total?: 'suppliers' | 'reviews',
    note = '',
  ) => (
    <ReportFigure
      title={title}
      note={note}
      columns={[isDaily ? 'Day' : 'Month', ...columns]}
      rows={points.map((point, index) => [labels[index]!, point[name], ...(total ? [point[total]] : [])])}
      chart={<ColumnChart title={title} labels={labels} values={points.map((point) => point[name])} />}
      asTable={asTable}
    />
  )
  return (
    <>
      <ReportTotals points={points} previous={previous} period={period} />
      <div className="two-columns">
        {renderOverTime('New Suppliers', 'newSuppliers', ['New', 'Total'], 'suppliers')}
        {renderOverTime(
          'New Reviews',
          'newReviews',
          ['New', 'Total'],
          'reviews',
          'Includes reviews of hidden suppliers.',
        )}
        {renderOverTime('Views of Suppliers', 'views', ['Views'])}
        {renderOverTime('Searches', 'searches', ['Searches'])}
        <ReportFigure
          title="Scrape Results by Source"
          note={`Listings read by scrapes in the last ${period}, excluding test scrapes.`}
          columns={['Source', 'Listings', 'Added', 'Updated']}
          rows={scrapeYield.map(({ source, listings, added, enriched }) => [source, listings, added, enriched])}
          empty="No scrapes yet."
        />
        <ReportFigure
          title="Top Searches"
          columns={['Search', 'Times']}
          rows={topSearches.map(({ query, times }) => [query, times])}
          empty="No repeated searches yet."
        />
        <ReportFigure
          title="Searches without Results"
          note="What visitors searched for without results, most frequent first. These are places and services you could add."
          columns={['Search', 'Times', 'Since', 'Last']}
          rows={emptySearches.map(({ query, times, firstDay, lastDay }) => [
            query,
            times,
            formatDay(firstDay),
            formatDay(lastDay),
          ])}
          getLink={(index) => searchPath(emptySearches[index]!)}
          empty="No repeated searches without results yet."
        />
        <ReportFigure
          title="Most Viewed Suppliers"
          columns={['Supplier', 'Views']}
          rows={mostViewed.map(({ name, times }) => [name, times])}
          getLink={(index) => `/suppliers/${mostViewed[index]!.supplierId}`}
          empty="No views yet."
        />
      </div>
    </>
  )
}

const totals = {
  newSuppliers: 'New suppliers',
  newReviews: 'New reviews',
  views: 'Views of suppliers',
  searches: 'Searches',
} as const
type Total = keyof typeof totals

interface ReportTotalsProps extends Pick<SiteReportQuery['siteReport'], 'points' | 'previous'> {
  period: string
}

const ReportTotals = ({ points, previous, period }: ReportTotalsProps) => (
  <dl className="figures boxed" aria-label="Totals">
    {(Object.keys(totals) as Total[]).map((name) => {
      const now = points.reduce((sum, point) => sum + point[name], 0)
      const before = previous[name]
      return (
        <div key={name} className="panel">
          <dt>{totals[name]}</dt>
          <dd>{thousands(now)}</dd>
          <dd className="figure-change">
            {before > 0 && <strong data-more={now > before ? '' : undefined}>{formatChange(now, before)}</strong>}
            <span>
              {before > 0 ? ` from ${thousands(before)} in the ${period} before` : `None in the ${period} before`}
            </span>
          </dd>
        </div>
      )
    })}
  </dl>
)

/** "+12%", "−8%", "±0%". */
const formatChange = (now: number, before: number) => {
  const percent = Math.round(((now - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${thousands(Math.abs(percent))}%`
}
