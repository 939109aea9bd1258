import { Link } from 'react-router'
import type { NotesProps } from './notes-props.ts'

/** Takes the reading of a place from the words back, or has them read again. */
export const WordsInstead = ({ list: { reading, place }, filter, addressOf }: NotesProps) => {
  const typed = [filter.search, filter.location].filter(Boolean).join(' ').slice(0, 200)
  if (filter.exact)
    return (
      <p className="search-note">
        Only these words were searched for.{' '}
        <Link className="text-link" to={addressOf({ ...filter, exact: '' })} rel="nofollow">
          Read a place from “{filter.search}”, too
        </Link>
      </p>
    )
  if (!reading.isPlaceFromWords || !place) return null
  const asTyped = { ...filter, search: typed, location: '', place: '', radius: '', exact: '1' }
  return (
    <p className="search-note">
      <Link className="text-link" to={addressOf(asTyped)} rel="nofollow">
        Search for the words “{typed}” instead
      </Link>
    </p>
  )
}
