import { heldOutPlaces } from '../labelled/held-out-places.ts'
import { labelledPlaces } from '../labelled/places.ts'
import type { Db } from '../../database/sql.ts'
import { isMeant, readLabels, type PlaceLabel } from './place-label.ts'
import type { Place } from '../../places/place-record.ts'
import { resolvePlace } from '../../places/resolve-place.ts'

export interface PlaceShare {
  kind: string
  asked: number
  understood: number
  heldOutAsked: number
  heldOutUnderstood: number
  /** What was typed and what it was taken for instead; never of those held out. */
  wrong: string[]
}

const answersTo = async (db: Db, lines: string | undefined) => {
  const answers: { label: PlaceLabel; place: Place | null }[] = []
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
