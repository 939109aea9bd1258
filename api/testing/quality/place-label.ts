import { placeKey } from '../../places/place-key.ts'
import type { Place } from '../../places/place-record.ts'

export interface PlaceLabel {
  typed: string
  /** Any of these; empty if the text is no place. */
  names: string[]
  wheres: string[]
}

const toLabelKey = (name: string) => placeKey(name).replace(/^the /, '').replaceAll(' upon ', ' on ')
const toLabelKeys = (list: string) => list.split('|').filter(Boolean).map(toLabelKey)

/** `name|another name, county|country`; "nothing" is no place. */
export const readLabel = (typed: string, meant: string): PlaceLabel => {
  const [names = '', wheres = ''] = meant.split(', ')
  return { typed, names: names === 'nothing' ? [] : toLabelKeys(names), wheres: toLabelKeys(wheres) }
}

/** One label per line: `typed: name, where`. */
export const readLabels = (lines: string): PlaceLabel[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      return readLabel(line.slice(0, at), line.slice(at + 2))
    })

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A postcode's town may replace the county. */
export const isMeant = (place: Place | null, { names, wheres }: PlaceLabel): boolean => {
  if (!place || !names.length) return !place && !names.length
  const { name, county, country, nearestTown } = place
  const where = new Set([county, countryNames.of(country), nearestTown].map((text) => toLabelKey(text ?? '')))
  return names.includes(toLabelKey(name)) && (!wheres.length || wheres.some((wanted) => where.has(wanted)))
}
