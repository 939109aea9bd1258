import { groupBy } from '../../text/group-by.ts'
import { readTable } from '../../text/read-table.ts'
import type { PlaceRow } from '../area-rows.ts'
import { landmarks } from '../landmarks.ts'
import { placeKey } from '../place-key.ts'

const names = readTable(new URL('place-names.txt', import.meta.url), ['country', 'town', 'names']).map(
  ({ country, town, names: others }) => ({ country, town, others: others.split(', ') }),
)

const otherNames = groupBy(names, ({ country, town }) => `${country} ${town}`)

const townKeys = new Map(
  names.flatMap(({ country, town, others }) =>
    others.map((other) => [`${country} ${placeKey(other)}`, placeKey(town.split(',')[0]!)] as const),
  ),
)

/** Finds "Newcastle upon Tyne" for "Newcastle". */
export const toTownKey = (name: string, country: string): string => {
  const key = placeKey(name)
  return townKeys.get(`${country} ${key}`) ?? key
}

const englishNames = new Map(
  readTable(new URL('english-names.txt', import.meta.url), ['country', 'name', 'english']).map(
    ({ country, name, english }) => [`${country} ${name}`, english],
  ),
)

export const englishName = (name: string, country: string): string => englishNames.get(`${country} ${name}`) ?? name

const areasAround = new Map(
  readTable(new URL('areas-around.txt', import.meta.url), ['town', 'areas']).map(({ town, areas }) => [
    town,
    areas.split(', '),
  ]),
)

/** Only the Crown dependencies have any, since each is one area. */
export const areaNames: Readonly<Record<string, readonly string[]>> = {
  IM: ['Isle of Man', 'Isle of Mann', 'Island of Man', 'Ellan Vannin', 'Mannin', 'IOM', 'Douglas Isle of Man'],
  JE: ['Jersey', 'Isle of Jersey', 'Island of Jersey', 'Jèrri', 'St Helier'],
  GY: ['Guernsey', 'Isle of Guernsey', 'Island of Guernsey', 'Guernesey', 'St Peter Port'],
}

/** `placeKey` handles spellings without hyphens or accents. */
export const getOtherNames = ({ name, county, country }: Pick<PlaceRow, 'name' | 'county' | 'country'>): string[] => {
  const full = `${name}, ${county}`
  return [
    ...[name, full].flatMap((one) => otherNames.get(`${country} ${one}`) ?? []).flatMap(({ others }) => others),
    ...(country === 'GB'
      ? [...(areasAround.get(full) ?? []), ...(landmarks.get(name) ?? []), ...(landmarks.get(full) ?? [])]
      : []),
  ]
}
