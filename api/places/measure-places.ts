import { countries } from './countries.ts'
import { heldOutPlaces } from './labelled/held-out.ts'
import { labelledPlaces } from './labelled/places.ts'
import type { Db } from '../database/sql.ts'
import { placeKey } from './place-key.ts'
import type { Place } from './place-record.ts'
import { resolvePlace } from './resolve-place.ts'

export interface PlaceShare {
  kind: string
  asked: number
  understood: number
  heldOutAsked: number
  heldOutUnderstood: number
  /** What was typed and what it was taken for instead; never of those held out. */
  wrong: string[]
}

interface Label {
  typed: string
  /** Any of these; none where the text is no place. */
  names: string[]
  wheres: string[]
}

const readLabels = (lines: string): Label[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      const [names = '', wheres = ''] = line.slice(at + 2).split(', ')
      const keys = (list: string) => list.split('|').filter(Boolean).map(keyOf)
      return { typed: line.slice(0, at), names: names === 'nothing' ? [] : keys(names), wheres: keys(wheres) }
    })

const keyOf = (name: string) => placeKey(name).replace(/^the /, '').replaceAll(' upon ', ' on ')

const countryNames = new Map(countries.toReversed().map(({ country, name }) => [country, name]))

/** Whether a place is what the label says; a postcode's town may stand for the where. */
const isMeant = (place: Place | null, { names, wheres }: Label): boolean => {
  if (!place || !names.length) return !place && !names.length
  const { name, county, country, nearestTown } = place
  const where = new Set([county, countryNames.get(country), nearestTown].map((text) => keyOf(text ?? '')))
  return names.includes(keyOf(name)) && (!wheres.length || wheres.some((wanted) => where.has(wanted)))
}

const answersTo = async (db: Db, lines: string | undefined) => {
  const answers: { label: Label; place: Place | null }[] = []
  for (const label of readLabels(lines ?? '')) answers.push({ label, place: await resolvePlace(db, label.typed) })
  return answers
}

/** How many of the labelled places, and of those held out, are taken for what they are, by kind. */
export const measurePlaces = async (db: Db): Promise<PlaceShare[]> => {
  const shares: PlaceShare[] = []
  for (const [kind, lines] of Object.entries(labelledPlaces)) {
    const seen = await answersTo(db, lines)
    const heldOut = await answersTo(db, heldOutPlaces[kind])
    const wrong = seen.filter(({ label, place }) => !isMeant(place, label))
    shares.push({
      kind,
      asked: seen.length,
      understood: seen.length - wrong.length,
      heldOutAsked: heldOut.length,
      heldOutUnderstood: heldOut.filter(({ label, place }) => isMeant(place, label)).length,
      wrong: wrong.map(({ label, place }) => `${label.typed}: ${place ? describe(place) : 'nothing'}`),
    })
  }
  return shares
}

const describe = ({ type, name, county, country, nearestTown }: Place) =>
  [type, name, nearestTown === name ? '' : nearestTown, county ?? country].filter(Boolean).join(', ')
