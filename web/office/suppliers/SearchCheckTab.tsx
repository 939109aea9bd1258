import { Text } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import { useExplainSearchQuery, type ExplainSearchQuery } from './SearchCheckTab.generated.ts'
import { LoadingPanel } from '../ui/Panel.tsx'
import { TableSearch } from '../table/TableSearch.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const [search, near] = [params.get('search') ?? '', params.get('location') ?? '']
  return (
    <>
      <p className="lead">
        Search as a visitor does, and see why each supplier is in its place. There are three levels. First come
        suppliers on topic: their name, main services or specialities include what was searched for, or two good reviews
        praise it. Next are suppliers that have it in another service or a keyword, then those that only mention it.
        Around a place, the lowest score comes first: the distance in miles, plus 30 for each level, minus up to 5 for
        quality. Without a place, suppliers are sorted by level, then by quality.
      </p>
      <TableSearch label="A visitor’s search" searchLabel="Search">
        <OfficeField label="Location">
          {(control) => <input {...control} name="location" defaultValue={near} maxLength={100} />}
        </OfficeField>
      </TableSearch>
      {search || near ? <Explanation search={search} near={near} /> : null}
    </>
  )
}

const Explanation = ({ search, near }: { search: string; near: string }) => {
  const variables = { filter: { ...(search ? { query: search } : {}), ...(near ? { near } : {}) } }
  const query = useExplainSearchQuery({ variables, fetchPolicy: 'cache-and-network' })
  const found = query.data?.explainSearch
  if (!found) return <LoadingPanel query={query} />
  const { reasons } = found
  return (
    <>
      <Text role="status" my="4">
        {explainReading(found) + (reasons.length === 0 ? ' No suppliers were found.' : '')}
      </Text>
      <ol className="auto-grid tile-grid" aria-label="Suppliers in order, with reasons">
        {reasons.map(({ supplier, ...reason }) => (
          <li key={supplier.id}>
            <Link className="entry text-link" to={`/admin/suppliers?supplier=${supplier.id}`}>
              <bdi>{supplier.name}</bdi>
            </Link>
            <div className="muted">{[supplier.city, supplier.county].filter(Boolean).join(', ')}</div>
            <Text flexBasis="100%">{explainMatch(reason)}</Text>
          </li>
        ))}
      </ol>
    </>
  )
}

type SearchReport = ExplainSearchQuery['explainSearch']
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** Such as: On topic: “shutters”. 3.2 miles away. Quality 72 of 100. Score −0.4. */
const explainMatch = (reason: Omit<SearchReport['reasons'][number], 'supplier'>): string => {
  const { isExactlyNamed, termsOnTopic, termsOffered, termsMentioned, distanceMiles, quality, orderMiles } = reason
  return [
    isExactlyNamed && 'First because its name is exactly what was typed.',
    termsOnTopic.length > 0 && `On topic: ${quoted(termsOnTopic)}.`,
    termsOffered.length > 0 && `Also offered: ${quoted(termsOffered)}.`,
    termsMentioned.length > 0 && `Only mentioned: ${quoted(termsMentioned)}.`,
    distanceMiles !== null && `${distanceMiles.toFixed(1)} miles away.`,
    `Quality ${Math.round(quality * 100)} of 100.`,
    orderMiles !== null && `Score ${orderMiles.toFixed(1).replace('-', '−')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Such as: “roman blinds” within 50 miles of Stroud, Gloucestershire. Left out: “cheap”. */
const explainReading = ({ reading, correctedQuery, droppedWords, termsOfFirms }: SearchReport): string => {
  const { words, place, postcode, radiusMiles } = reading
  const where = place && [postcode ?? place.name, place.county].filter(Boolean).join(', ')
  const circle = radiusMiles === null ? 'in' : `within ${Math.round(radiusMiles)} miles of`
  const search = [words && `“${words}”`, where && `${circle} ${where}`].filter(Boolean).join(' ') || 'all suppliers'
  return [
    `Read as ${search}.`,
    correctedQuery !== null && `Corrected to “${correctedQuery}”.`,
    droppedWords.length > 0 && `Left out: ${quoted(droppedWords)}.`,
    termsOfFirms.length > 0 && `Describes the business, so it does not affect the order: ${quoted(termsOfFirms)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
