import type { ReactNode } from 'react'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { CountySection } from './CountySection.tsx'
import type { ShownCounty } from './county-types.ts'

/** Leaves out unknown figures. */
export const CountyStatistics = ({ county: { name, stats } }: { county: ShownCounty }) => {
  const { supplierCount, averageRating, populationEstimate: population, topCities } = stats
  return (
    <CountySection id="statistics" title={`${name} in Figures`} of={[name, stats]}>
      <div className="card flat auto-grid county-figures">
        <dl className="auto-grid">
          <Figure term="Suppliers" value={thousands(supplierCount)} />
          {averageRating != null && (
            <Figure term="Average Rating" value={averageRating.toFixed(1)}>
              average of suppliers with reviews
            </Figure>
          )}
          {population && (
            <Figure term="Population" value={thousands(population.people)}>
              {formatSource(population)}
            </Figure>
          )}
        </dl>
        {topCities.length > 0 && (
          <div>
            <h3 className="muted small-text">Top Cities</h3>
            <ol>
              {topCities.map(({ city, supplierCount: count }) => (
                <li key={city} className="row between">
                  <span>{city}</span> <span className="muted small-text">{plural(count, 'supplier')}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </CountySection>
  )
}

const Figure = ({ term, value, children }: { term: string; value: string; children?: ReactNode }) => (
  <div>
    <dt className="muted small-text">{term}</dt>
    <dd>
      <strong className="block heading large">{value}</strong>
      {children && <small className="block muted tiny-text">{children}</small>}
    </dd>
  </div>
)

/** Such as "Census 2021, Office for National Statistics"; never repeats the year. */
const formatSource = ({ source, year }: { source: string; year: number }) =>
  source.includes(String(year)) ? source : `${source}, ${year}`
