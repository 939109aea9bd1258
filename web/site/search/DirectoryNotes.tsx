import { useSearchParams } from 'react-router'
import './search.css'
import { changedNumbers } from './address-numbers.ts'
import { unreadSpots } from './directory-filter.ts'
import { serviceLabel } from './filter-fields.ts'
import type { NotesProps } from './notes-props.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'

const OtherReadings = createLazyComponent(async () => (await import('./OtherReadings.tsx')).OtherReadings, {
  onServer: import.meta.env.SSR ? (await import('./OtherReadings.tsx')).OtherReadings : undefined,
})

const AddressNotes = createLazyComponent(async () => (await import('./AddressNotes.tsx')).AddressNotes, {
  onServer: import.meta.env.SSR ? (await import('./AddressNotes.tsx')).AddressNotes : undefined,
})

export const DirectoryNotes = (props: NotesProps) => {
  const { list, filter } = props
  const { reading, place } = list
  const isFound = list.edges.length > 0
  const { suggestedQuery, brandNote, misspeltPlace, namesakes, isPlaceFromWords } = reading
  const params = useSearchParams()[0]
  const hasAddressNotes = reading.isRadiusLimited || changedNumbers(params).length > 0 || unreadSpots(params).length > 0
  const hasOtherReadings =
    suggestedQuery ||
    brandNote ||
    misspeltPlace ||
    namesakes.length > 0 ||
    isPlaceFromWords ||
    filter.exact ||
    (list.widenedToMiles && isFound)
  const notes = [
    list.correctedQuery && (
      <>
        Showing results for <strong>{list.correctedQuery}</strong> instead of “{filter.search || filter.location}”.
      </>
    ),
    list.droppedWords.length > 0 && isFound && (
      <>
        Few or no suppliers here are known for all your words. Showing results without “{list.droppedWords.join('”, “')}
        ”.
      </>
    ),
    filter.location && !place && !reading.isNearMe && !reading.isPlaceFromWords && (
      <>
        We couldn’t find a place called “{filter.location}”
        {isFound
          ? ', so these suppliers are from everywhere'
          : '. Check the spelling, or try a nearby town or postcode'}
        .
      </>
    ),
    list.droppedService && isFound && (
      <>
        No suppliers near {nearbyName(props)} offer{' '}
        {filter.services.map((one) => serviceLabel(one).toLowerCase()).join(' or ')}. These offer something else.
      </>
    ),
  ]
  return (
    <>
      {hasAddressNotes && <AddressNotes {...list} />}
      {notes.map(
        (note, index) =>
          note && (
            // Keys are per kind, since replacing one text by another breaks browser translation.
            <p key={index} className="search-note">
              {note}
            </p>
          ),
      )}
      {hasOtherReadings && <OtherReadings {...props} />}
    </>
  )
}

const nearbyName = ({ list: { place }, filter }: NotesProps) => place?.name ?? (filter.at ? 'you' : 'there')
