import { runSql, type Db } from '../database/sql.ts'
import { countryRows, countyRows, keysOf, regionRows } from './area-rows.ts'
import { listedNames } from './place-names.ts'
import { placesVersion } from './places-version.ts'

/** A name and the place it stands for, in any county where none is given. */
interface Name {
  key: string
  type: string
  place: string
  county: string | null
}

/**
 * The names that are maintained by hand and what they stand for: countries, nations, regions, counties, other names of
 * towns, and islands.
 */
const wantedNames = (): Name[] => [
  ...[...countryRows(), ...regionRows(), ...countyRows()].flatMap(({ type, name, county, keys }) =>
    keys.map((key) => ({ key, type, place: name, county })),
  ),
  ...listedNames().flatMap(({ type, place, county, names }) =>
    keysOf(...names).map((key) => ({ key, type, place, county })),
  ),
]

/** Names that the database lacks, and names of counties and countries that stand for another place now. */
const outdated = async (db: Db): Promise<{ missing: Name[]; stale: Name[] }> => {
  const wanted = wantedNames()
  const { rows: present } = await runSql<Name>(
    db,
    `select n.key, l.type, l.name place, l.county from location_name n join location l on l.id = n.location_id where n.key = any($1) and (l.type <> 'town' or l.country = 'GB')`,
    [[...new Set(wanted.map(({ key }) => key))]],
  )
  const textOf = ({ key, type, place, county }: Name) => [key, type, place, county].join('|')
  const found = new Set(present.flatMap((name) => [textOf(name), textOf({ ...name, county: null })]))
  const known = new Set(wanted.map(textOf))
  return {
    missing: wanted.filter((name) => !found.has(textOf(name))),
    stale: present.filter((name) => ['county', 'country'].includes(name.type) && !known.has(textOf(name))),
  }
}

const addRegions = `
  insert into location (type, name, country, latitude, longitude)
  select 'country', given.name, 'GB', given.latitude, given.longitude
    from jsonb_to_recordset($1::jsonb) as given(name text, latitude float8, longitude float8)`

const addNames = `
  insert into location_name (key, location_id)
  select given.key, l.id from jsonb_to_recordset($1::jsonb) as given(key text, type text, place text, county text)
    join location l on l.type = given.type and l.name = given.place and (l.type <> 'town' or l.country = 'GB') and (given.county is null or l.county = given.county)
  on conflict do nothing`

const dropNames = `
  delete from location_name n using location l, jsonb_to_recordset($1::jsonb) as given(key text, type text, place text)
   where l.id = n.location_id and n.key = given.key and l.type = given.type and l.name = given.place`

/** Whether the database holds the places of this release. */
export const arePlacesFresh = async (db: Db): Promise<boolean> => {
  const { rows } = await runSql<{ version: string }>(db, 'select version from place_version', [])
  return rows[0]?.version === placesVersion
}

/** Whether a database that was filled earlier has the present names; takes a few milliseconds. */
export const areNamesFresh = async (db: Db): Promise<boolean> => {
  const { missing, stale } = await outdated(db)
  return missing.length + stale.length === 0
}

/**
 * Adds regions and names that are new since the places were loaded, and moves names from counties that now stand for a
 * region. Call it in a transaction.
 */
export const refreshNames = async (db: Db): Promise<void> => {
  const { missing, stale } = await outdated(db)
  if (!missing.length && !stale.length) return
  const { rows } = await runSql<{ name: string }>(db, `select name from location where type = 'country'`, [])
  const known = new Set(rows.map(({ name }) => name))
  const regions = regionRows().filter(({ name }) => !known.has(name))
  if (regions.length) await runSql(db, addRegions, [JSON.stringify(regions)])
  await runSql(db, dropNames, [JSON.stringify(stale)])
  await runSql(db, addNames, [JSON.stringify(missing)])
}
