import { Heading } from '@chakra-ui/react'
import { testSearch } from '../../../api/scraping/runs/test-search.rules.ts'
import { useScrapeListingsQuery, type ListingVerdict } from '../../graphql.generated.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { useSources } from './runs/use-sources.ts'

const verdictWords: Record<ListingVerdict, string> = {
  ADDED: 'Would be added',
  ENRICHED: 'Would be updated',
  UNCHANGED: 'Nothing new',
  REFUSED: 'Would not be saved',
}

/** The limit in the query. */
const maxListed = 100

/** The businesses that a test scrape would have saved. */
export const TestResults = ({ runId }: { runId: string }) => {
  const { data } = useScrapeListingsQuery({ variables: { runId }, fetchPolicy: 'cache-and-network' })
  const { getLabel } = useSources()
  const listings = data?.scrapeListings?.nodes
  if (!listings?.length) return null
  return (
    <section className="admin-panel" aria-labelledby="test-results">
      <Heading as="h2" id="test-results" size="md" mb="3">
        What Would Be Saved
      </Heading>
      <p className="admin-small">
        Asked for: “{testSearch.what}” in {testSearch.where}.
      </p>
      <ScrollRegion className="scrape-table scrape-listings" label="Businesses of the test">
        <table>
          <thead>
            <tr>
              <th scope="col">Business</th>
              <th scope="col">Source</th>
              <th scope="col">Result</th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {listings.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <bdi>{one.name}</bdi>
                  {one.details && <div className="admin-small">{one.details}</div>}
                </th>
                <td>{getLabel(one.source)}</td>
                <td>
                  {verdictWords[one.verdict]}
                  {one.reason && <div className="admin-small">{one.reason}</div>}
                </td>
                <td data-label="Fields">{one.changed.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {listings.length === maxListed && <p className="admin-small">The first {maxListed} are shown.</p>}
    </section>
  )
}
