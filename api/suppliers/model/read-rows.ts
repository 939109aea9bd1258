import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { Service } from '../service.ts'
import { verifiedMark, type Area, type Row } from './columns.ts'

/** A bit for each of these services. */
export const serviceBits = (services: readonly string[]) =>
  services.reduce((bits, service) => bits | (1 << Object.keys(Service).indexOf(service)), 0)

/** So many are read by one statement, and unpacked without holding up anybody for longer than some milliseconds. */
export const rowsAtOnce = 5000
const lastId = 2 ** 31 - 1

/** Behind which ids the listed suppliers are to be read, so many at once; the first is 0. */
export const startsOf = async (pool: Pool, atOnce = rowsAtOnce): Promise<number[]> => {
  const text = `
    with recursive start(id) as (
      select 0 union all
      select (select s.id from supplier s where status = 'listed' and s.id > start.id order by s.id offset $1 limit 1)
        from start where start.id is not null
    ) select id from start where id is not null`
  return (await runSql<{ id: number }>(pool, text, [atOnce - 1])).rows.map(({ id }) => id)
}

/** The listed suppliers behind an id and up to another, in the order of ids. */
export const rowsBehind = (pool: Pool, id: number, upTo = lastId): Promise<Iterable<Row>> =>
  readRows(pool, `id > $1 and id <= $2 and status = 'listed'`, [id, upTo])

/** Those of these suppliers that are listed. */
export const rowsOf = async (pool: Pool, ids: readonly number[]): Promise<Row[]> => [
  ...(await readRows(pool, `id = any($1) and status = 'listed'`, [ids])),
]

const readRows = async (pool: Pool, which: string, values: unknown[]): Promise<Iterable<Row>> => {
  const { rows } = await runSql<{ areas: Area[] | null; rows: Buffer | null }>(pool, packed(which), values)
  return unpacked(rows[0]?.rows ?? Buffer.alloc(0), rows[0]?.areas ?? [])
}

const bit = (service: string) =>
  `case when '${service}' = any(service_groups) then ${serviceBits([service])} else 0 end`

const marks = [...Object.keys(Service).map(bit), `case when is_verified then ${verifiedMark} else 0 end`].join(' + ')

/** Of text, so that they can be hashed: a county may be null, and by country alone each would be compared with every county. */
const areaKey = (row: string) => `${row}.country || coalesce('/' || ${row}.county, '')`

/** All in one value, without a text to parse for each. */
const packed = (which: string) => `
  with chosen as materialized (
    select id, coalesce(latitude, 'NaN') latitude, coalesce(longitude, 'NaN') longitude, county, country,
           (${marks})::int2 marks, average_rating, review_count, quality
      from supplier where ${which}),
  area as (
    select county, country, (row_number() over (order by country, county) - 1)::int2 number
      from (select distinct county, country from chosen) a
  )
  select (select json_agg(json_build_object('county', county, 'country', country) order by number) from area) areas,
         (select string_agg(int4send(c.id) || float8send(latitude) || float8send(longitude) || int2send(a.number)
                   || int2send(marks) || float4send(average_rating) || int4send(review_count) || float4send(quality),
                   ''::bytea order by c.id)
            from chosen c join area a on ${areaKey('a')} = ${areaKey('c')}) rows`

const rowBytes = 4 + 8 + 8 + 2 + 2 + 4 + 4 + 4

/** One after the other: very many at once would wait for the garbage collector, which holds up all. */
function* unpacked(bytes: Buffer, areas: Area[]): Generator<Row> {
  for (let at = 0; at < bytes.length; at += rowBytes)
    yield {
      id: bytes.readInt32BE(at),
      latitude: bytes.readDoubleBE(at + 4),
      longitude: bytes.readDoubleBE(at + 12),
      area: areas[bytes.readInt16BE(at + 20)]!,
      marks: bytes.readInt16BE(at + 22),
      averageRating: bytes.readFloatBE(at + 24),
      reviewCount: bytes.readInt32BE(at + 28),
      quality: bytes.readFloatBE(at + 32),
    }
}
