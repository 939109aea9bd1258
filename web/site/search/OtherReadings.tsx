import { Link } from 'react-router'
import { defaultRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import { radiusOptions } from './directory-filter.ts'
import { formatMiles, numberText } from './directory-text.ts'
import type { NotesProps } from './notes-props.ts'
import { wholeName } from './understood.ts'

/** Offers other meanings without applying them. */
export const OtherReadings = (props: NotesProps) => (
  <>
    {props.list.reading.brandNote && <p className="search-note">{props.list.reading.brandNote}</p>}
    <Widened {...props} />
    <DidYouMean {...props} />
    <WordsInstead {...props} />
  </>
)

/** Such as "No suppliers within 5 miles of GL50. Showing the nearest: 12 within 15 miles." */
const Widened = ({ list, shown, toAddress }: NotesProps) => {
  const miles = list.widenedToMiles
  if (!miles || !list.edges.length) return null
  const where = shown.location || (shown.at ? 'your location' : (list.place?.name ?? 'there'))
  const isCounty = list.place?.kind === 'COUNTY'
  const requestedMiles = Number(shown.radius || defaultRadiusMiles)
  return (
    <p className="search-note">
      <span>
        No suppliers {isCounty ? `in ${list.place!.name}` : `within ${formatMiles(requestedMiles)} of ${where}`}.
        Showing the nearest: {numberText(list)} within {miles} miles.{' '}
      </span>
      {!isCounty && radiusOptions.some((option) => option === miles) && (
        <Link className="text-link" to={toAddress({ ...shown, radius: String(miles) })}>
          Search within {miles} miles
        </Link>
      )}
    </p>
  )
}

const DidYouMean = ({ list, filter, shown, toAddress }: NotesProps) => {
  const { reading } = list
  const { suggestedQuery, misspeltPlace, namesakes } = reading
  const isInWords = misspeltPlace && !list.place && !filter.location
  const withoutPlace = isInWords
    ? shown.search
        .split(' ')
        .filter((word) => word.toLowerCase() !== misspeltPlace)
        .join(' ')
    : shown.search
  const offers = [
    ...(suggestedQuery
      ? [
          {
            text: suggestedQuery,
            to: toAddress({
              ...filter,
              search: suggestedQuery,
              ...(reading.isPlaceFromWords ? { location: '', place: '' } : {}),
            }),
          },
        ]
      : []),
    ...distinguish(list.place, namesakes).map((place) => ({
      text: wholeName(place),
      to: toAddress({ ...shown, search: withoutPlace, location: wholeName(place), place: place.slug }),
    })),
  ]
  const shownPlace = misspeltPlace && !list.correctedQuery ? list.place?.name : undefined
  if (!offers.length)
    return shownPlace ? (
      <p className="search-note">
        <span>Showing {shownPlace}.</span>
      </p>
    ) : null
  return (
    <p className="search-note">
      {shownPlace ? <span>Showing {shownPlace}. </span> : null}
      <span>Did you mean </span>
      {offers.map(({ text, to }, index) => (
        <span key={to}>
          <span>{between(index, offers.length)}</span>
          <Link className="text-link" to={to} rel="nofollow">
            {text}
          </Link>
        </span>
      ))}
      <span>?</span>
    </p>
  )
}

const distinguish = (place: NotesProps['list']['place'], namesakes: NotesProps['list']['reading']['namesakes']) => {
  const names = new Set(place ? [wholeName(place)] : [])
  return namesakes.filter((one) => !names.has(wholeName(one)) && names.add(wholeName(one)))
}

const between = (index: number, count: number): string => (index === 0 ? '' : index === count - 1 ? ' or ' : ', ')

const WordsInstead = ({ list: { reading, place }, filter, toAddress }: NotesProps) => {
  const typed = [filter.search, filter.location].filter(Boolean).join(' ').slice(0, 200)
  if (filter.exact)
    return (
      <p key="exact" className="search-note">
        We searched for exactly these words.{' '}
        <Link className="text-link" to={toAddress({ ...filter, exact: '' })} rel="nofollow">
          Look for a place in “{filter.search}” too
        </Link>
      </p>
    )
  if (!reading.isPlaceFromWords || !place) return null
  const asTyped = { ...filter, search: typed, location: '', place: '', radius: '', exact: '1' }
  return (
    <p className="search-note">
      <Link className="text-link" to={toAddress(asTyped)} rel="nofollow">
        Search for “{typed}” instead
      </Link>
    </p>
  )
}
