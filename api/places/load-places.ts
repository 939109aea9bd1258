import { placeRows } from './place-rows.ts'

export interface Db {
  query<T>(sql: string, values: unknown[]): Promise<{ rows: T[] }>
}

const insert = `
  with place as (
    insert into location (id, type, name, county, country, latitude, longitude, population, town)
    select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[], $8::int[], $9::text[])
     where not exists (select from location)
    returning id
  ), named as (
    insert into location_name (key, location_id)
    select name.key, name.id from unnest($10::text[], $11::int[]) as name(key, id) join place on place.id = name.id
  )
  select setval(pg_get_serial_sequence('location', 'id'), max(id)) from place having count(*) > 0`

/** Fills location and location_name from placeRows in one statement; does nothing if there are places already. */
export const loadPlaces = async (client: Db): Promise<void> => {
  const rows = placeRows().map((row, index) => ({ id: index + 1, ...row }))
  const names = rows.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })))
  await client.query(insert, [
    rows.map(({ id }) => id),
    rows.map(({ type }) => type),
    rows.map(({ name }) => name),
    rows.map(({ county }) => county),
    rows.map(({ country }) => country),
    rows.map(({ latitude }) => latitude),
    rows.map(({ longitude }) => longitude),
    rows.map(({ population }) => population),
    rows.map(({ town }) => town),
    names.map(({ key }) => key),
    names.map(({ id }) => id),
  ])
}
