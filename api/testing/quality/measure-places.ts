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
  /** Typed text and wrong result; never of held-out places. */
  wrong: string[]
}

const answersTo = async (db: Db, lines: string | undefined, every: number) => {
  const answers: { label: PlaceLabel; place: Place | null }[] = []
  for (const label of readLabels(lines ?? '').filter((_, at) => at % every === 0))
    answers.push({ label, place: await resolvePlace(db, label.typed) })
  return answers
}

/** By kind, of each `every`th place. */
export const measurePlaces = async (db: Db, { every = 1 } = {}): Promise<PlaceShare[]> => {
  const shares: PlaceShare[] = []
  for (const [kind, lines] of Object.entries(labelledPlaces)) {
    const seen = await answersTo(db, lines, every)
    const heldOut = await answersTo(db, heldOutPlaces[kind], every)
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
