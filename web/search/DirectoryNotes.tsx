import { Link } from 'react-router'
import './search.css'
import { defaultRadiusMiles, radiusOptions, type DirectoryFilter } from './directory-filter.ts'
import { numberText, type SupplierList } from './directory-text.ts'

interface DirectoryNotesProps {
  list: Omit<SupplierList, 'edges'> & { edges: readonly unknown[] }
  filter: DirectoryFilter
  addressOf: (filter: DirectoryFilter) => string
}

/** How the search was understood, where that differs from what was typed. */
export const DirectoryNotes = ({ list, filter, addressOf }: DirectoryNotesProps) => {
  const notes = [
    list.correctedQuery && (
      <>
        Showing results for <strong>{list.correctedQuery}</strong> instead of “{filter.search}”.
      </>
    ),
    list.droppedWords.length > 0 && list.edges.length > 0 && (
      <>Nothing has all of these words: shown without “{list.droppedWords.join('”, “')}”.</>
    ),
    filter.location && !list.place && (
      <>
        We do not know a place called “{filter.location}”
        {list.edges.length > 0
          ? ', so these suppliers are from everywhere'
          : ': please check its spelling, or try a town or a postcode near it'}
        .
      </>
    ),
    list.widenedToMiles && list.edges.length > 0 && (
      <Widened key="widened" list={list} miles={list.widenedToMiles} filter={filter} addressOf={addressOf} />
    ),
  ].filter(Boolean)
  return notes.map((note, index) => (
    <p key={index} className="search-note">
      {note}
    </p>
  ))
}

/** "0 within 5 miles of GL50, 12 within 15", and a link to search that far. */
const Widened = ({ list, miles, filter, addressOf }: DirectoryNotesProps & { miles: number }) => {
  const where = filter.location || (filter.at ? 'your location' : (list.place?.name ?? 'there'))
  const isCounty = list.place?.type === 'county'
  const asked = filter.radius || defaultRadiusMiles
  return (
    <>
      {isCounty ? `0 in ${list.place!.name}` : `0 within ${asked} miles of ${where}`}, {numberText(list)} within {miles}
      .
      {!isCounty && radiusOptions.some((option) => option === miles) && (
        <>
          {' '}
          <Link className="text-link" to={addressOf({ ...filter, radius: String(miles) })}>
            Search within {miles} miles
          </Link>
        </>
      )}
    </>
  )
}
