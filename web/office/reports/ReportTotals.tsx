import type { SiteReportQuery } from '../../graphql.generated.ts'
import { thousands } from '../../ui/thousands.ts'
import './StatsCards.css'

const totals = {
  newSuppliers: 'New suppliers',
  newReviews: 'New reviews',
  views: 'Views of suppliers',
  searches: 'Searches',
} as const
type Total = keyof typeof totals

interface ReportTotalsProps extends Pick<SiteReportQuery['siteReport'], 'points' | 'previous'> {
  /** "30 days". */
  period: string
}

/** The period's four totals, compared with the previous period. */
export const ReportTotals = ({ points, previous, period }: ReportTotalsProps) => (
  <dl className="stats totals" aria-label="Totals">
    {(Object.keys(totals) as Total[]).map((name) => {
      const now = points.reduce((sum, point) => sum + point[name], 0)
      const before = previous[name]
      return (
        <div key={name}>
          <dt>{totals[name]}</dt>
          <dd>{thousands(now)}</dd>
          <dd className="stats-change">
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
