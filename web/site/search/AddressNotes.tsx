import { useSearchParams } from 'react-router'
import { maxRadiusMiles, minRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'
import { changedNumbers, readNumber, type NumberName } from './address-numbers.ts'
import { thousands } from '../../../api/text/plural.rules.ts'
import { unreadSpots } from './directory-filter.ts'
import type { NotesProps } from './notes-props.ts'

const rules: Record<NumberName | 'at' | 'area', string> = {
  radius: `The radius must be a whole number of miles from ${minRadiusMiles} to ${maxRadiusMiles}.`,
  rating: 'The rating must be from 0 to 5 stars.',
  minimum: 'The minimum order must be a whole number of pounds from 1 to 99,999.',
  shown: 'A page can show 1 to 100 suppliers.',
  at: 'A position needs a latitude and a longitude, such as 51.9,-2.1.',
  area: 'An area needs its west, south, east and north in degrees, such as -2.5,51.5,-1.5,52.5.',
}

export const AddressNotes = ({ reading }: NotesProps['list']) => {
  const params = useSearchParams()[0]
  const notes = [...changedNumbers(params), ...unreadSpots(params)].map((name) => {
    const number = name === 'at' || name === 'area' ? undefined : readNumber(params, name)
    const result =
      number === undefined ? `Ignored: “${params.get(name)!.trim().slice(0, 50)}”.` : `Showing ${thousands(number)}.`
    return `${rules[name]} ${result}`
  })
  if (reading.isRadiusLimited) notes.push(`${rules.radius} Showing ${reading.radiusMiles}.`)
  return notes.map((note) => (
    <p key={note} className="search-note">
      {note}
    </p>
  ))
}
