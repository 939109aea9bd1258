import type { PoolClient } from 'pg'
import { addWithoutIndexes } from '../../database/bulk-load.ts'
import { runSql, type Db } from '../../database/sql.ts'
import type { PlaceRow } from '../area-rows.ts'
import { groupBy } from '../../text/group-by.ts'
import { flatMiles } from '../named-point.ts'
import { placeRows } from './place-rows.ts'
import { isSaidSo, soundKey } from '../place-sound.ts'
import { placesVersion } from './places-version.ts'

type Present = Pick<PlaceRow, 'type' | 'name' | 'country' | 'latitude' | 'longitude'> & { id: number }

const sameTownMiles = 5

const columns = `id, type, name, county, country, latitude, longitude, population, town, radius_miles, source`
const given = `unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[], $8::int[], $9::text[], $10::float8[], $11::text[])`
/** The first place of a name gets its slug here; the trigger gives slugs to others. */
const insert = `
  insert into location (${columns}, slug)
  select ${columns}, free from (
    select *, case when row_number() over (partition by base order by row) = 1
                and not exists (select from location l where l.slug = base) then base end as free
      from (select *, coalesce(nullif(location_slug_base(name, type, county, country), ''), 'place') as base
              from ${given} with ordinality as g(${columns}, row)) named
  ) numbered order by free is null, row`
const update = `
  update location l
     set county = g.county, latitude = g.latitude, longitude = g.longitude, population = g.population, town = g.town,
         radius_miles = g.radius_miles, source = g.source
    from ${given} as g(${columns})
   where l.id = g.id
     and (l.county, l.latitude, l.longitude, l.population, l.town, l.radius_miles, l.source)
         is distinct from (g.county, g.latitude, g.longitude, g.population, g.town, g.radius_miles, g.source)`
const dropRegions = `delete from location where type = 'country' and id <> all($1::int[])`
const dropNames = `
  delete from location_name n
   where n.location_id = any($2::int[])
     and not exists (select from unnest($1::text[], $2::int[]) as g(key, id) where g.key = n.key and g.id = n.location_id)`
const addNames = `
  insert into location_name (key, location_id, sound) select * from unnest($1::text[], $2::int[], $3::text[])
    on conflict (key, location_id) do update set sound = excluded.sound
     where location_name.sound is distinct from excluded.sound`

/** Known places keep their ids, and missing ones stay, except regions; within a transaction, since it takes seconds. */
export const loadPlaces = async (client: PoolClient): Promise<void> => {
  const rows = placeRows()
  const { rows: present } = await runSql<Present>(
    client,
    `select id, type, name, country, latitude, longitude from location`,
    [],
  )
  const known = matchRows(rows, present)
  const newIds = (await idsFor(client, rows.length - known.size)).values()
  const placed = rows.map((row, index) => {
    const id = known.get(index)
    return { id: id ?? newIds.next().value!, isNew: id === undefined, ...row }
  })
  const names = placed.flatMap(({ keys, ...place }) =>
    keys.map((key) => ({ id: place.id, key, sound: isSaidSo(place) ? soundKey(key) : null })),
  )
  const newRows = placed.filter(({ isNew }) => isNew)
  const add = async () => {
    if (newRows.length) await runSql(client, insert, toPlaceColumns(newRows))
    await runSql(client, addNames, [...toNameColumns(names), names.map(({ sound }) => sound)])
  }
  if (known.size) {
    await runSql(client, dropRegions, [[...known.values()]])
    await runSql(client, update, toPlaceColumns(placed.filter(({ isNew }) => !isNew)))
    await runSql(client, dropNames, toNameColumns(names))
    await add()
  } else await addWithoutIndexes(client, ['location', 'location_name'], add)
  await runSql(client, `delete from place_version`)
  await runSql(client, `insert into place_version values ($1)`, [placesVersion])
}

const toNameColumns = (names: { id: number; key: string }[]) => [names.map(({ key }) => key), names.map(({ id }) => id)]

const toPlaceColumns = (rows: (PlaceRow & { id: number })[]) =>
  (
    [
      'id',
      'type',
      'name',
      'county',
      'country',
      'latitude',
      'longitude',
      'population',
      'town',
      'radiusMiles',
      'source',
    ] as const
  ).map((column) => rows.map((row) => row[column]))

const idsFor = async (client: Db, count: number): Promise<number[]> => {
  const { rows } = await runSql<{ id: string }>(
    client,
    `select nextval(pg_get_serial_sequence('location', 'id')) id from generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => Number(id))
}

/** By row index: the nearest of a town's namesakes, each once. */
const matchRows = (rows: PlaceRow[], present: Present[]): Map<number, number> => {
  const getMatchKey = ({ type, name, country }: Pick<Present, 'type' | 'name' | 'country'>) =>
    `${type}|${name}|${country}`
  const groups = groupBy(present, getMatchKey)
  const matches = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    const group = groups.get(getMatchKey(row)) ?? []
    const near = row.type === 'town' ? group.filter((one) => flatMiles(one, row) < sameTownMiles) : group
    const found = near.toSorted((a, b) => flatMiles(a, row) - flatMiles(b, row))[0]
    if (!found) continue
    matches.set(index, found.id)
    group.splice(group.indexOf(found), 1)
  }
  return matches
}
