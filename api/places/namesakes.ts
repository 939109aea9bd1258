import { runSql, type Db } from '../database/sql.ts'
import { locationColumns } from './find-locations.ts'
import type { Location } from './location.ts'
import { flatMiles } from './named-point.ts'
import { placesAlike } from './misspelt-place.ts'
import { placeKey } from './place-key.ts'
import { isHamlet, placeRank } from './place-rank.ts'
import type { Place } from './place-record.ts'
import { cityFrom, largeCityFrom, smallTownFrom, townFrom, villageFrom } from './town-size.ts'

const maxOffered = 3
/** The same suppliers serve places that are nearer. */
const minMilesBetween = 15
/** Abroad only cities are worth suggesting. */
const home = new Set(['GB', 'IE', 'IM', 'JE', 'GG'])

const ofTheName = `
  select ${locationColumns} from location_name n join location l on l.id = n.location_id
   where n.key = $1 and l.type = 'town' and l.id <> $2 and coalesce(l.population, 0) >= $3`

/** With well-known towns whose name is almost that of a hamlet: none if the typed text named a county or postcode. */
export const findNamesakes = async (db: Db, place: Place): Promise<Location[]> => {
  if (!place.nameKey || place.type === 'country') return []
  const { rows } = await runSql<Location>(db, ofTheName, [
    place.nameKey,
    place.id,
    place.type === 'county' ? townFrom : isSure(place) ? villageFrom : 0,
  ])
  const offered: Location[] = []
  for (const one of rows.toSorted((a, b) => placeRank(b) - placeRank(a) || a.id - b.id)) {
    const isSizeable = home.has(one.country) || (one.population ?? 0) >= largeCityFrom
    if (isSizeable && [place, ...offered].every((other) => flatMiles(one, other) > minMilesBetween)) offered.push(one)
  }
  const heard = isHamlet(place) ? await placesAlike(db, place.nameKey, place.id) : []
  return [...offered, ...heard.filter(({ population }) => (population ?? 0) >= smallTownFrom)].slice(0, maxOffered)
}

/** Hamlets are worth suggesting only beside a small place: "Kirton" may be any of four villages, and "Barton" not Barton upon Humber. */
const isSure = ({ name, nameKey, population }: Place) =>
  (population ?? 0) >= (placeKey(name) === nameKey ? townFrom : cityFrom)
