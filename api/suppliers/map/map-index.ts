import type { Pool } from 'pg'
import { primaryOf } from '../../database/primary-of.ts'
import { runSql } from '../../database/sql.ts'
import { log } from '../../server/log.ts'
import { within } from '../../server/within.ts'
import { Service } from '../service.ts'

/**
 * The position of every listed supplier, held in memory: 26 bytes each, so that a map of 100,000 is drawn in a
 * millisecond.
 */
export interface MapIndex {
  /** In ascending order; the other columns are in the same order. */
  ids: Int32Array
  latitudes: Float64Array
  longitudes: Float64Array
  /** A bit for each service, see serviceBits. */
  services: Uint8Array
  /** Positions in `areas`. */
  areasOf: Uint16Array
  areas: { county: string | null; country: string }[]
}

interface Loaded {
  version: string
  at: number
  /** How long it is not read again, whatever changes. */
  restMs: number
  /** What there is to show: while a large directory is read again, that of before. */
  shown: Promise<MapIndex>
}

const loaded = new WeakMap<Pool, Loaded>()
const quickMs = 20
const restFactor = 20
const restAfterFailureMs = 10_000
/** Who asks while it is read again waits this long for what is new, and then gets what is there. */
const patienceMs = 300

/**
 * The current index. It is read again when a supplier has changed, but never so often that reading takes more than a
 * twentieth of the time; where that fails, the earlier one serves, and the next attempt waits.
 */
export const mapIndex = async (ofRequest: Pool): Promise<MapIndex> => {
  const pool = primaryOf(ofRequest)
  const version = await readVersion(pool)
  const known = loaded.get(pool)
  if (known && (known.version === version || performance.now() - known.at < known.restMs)) return known.shown
  const index = readIndex(pool)
  const entry: Loaded = { version, at: performance.now(), restMs: Infinity, shown: known?.shown ?? index }
  loaded.set(pool, entry)
  const read = index.then(
    () => {
      const loadMs = performance.now() - entry.at
      entry.restMs = loadMs > quickMs ? loadMs * restFactor : 0
      entry.shown = index
      return index
    },
    (error: unknown) => {
      log.warn({ err: error }, 'the suppliers of the map could not be read')
      entry.version = ''
      entry.restMs = performance.now() - entry.at + restAfterFailureMs
      return entry.shown
    },
  )
  return (await within(patienceMs, read, undefined)) ?? entry.shown
}

/** Every change to listed suppliers writes the row that counts them all. */
const readVersion = async (pool: Pool): Promise<string> => {
  const text = `select xmin::text || ctid::text as version from supplier_count where county = '' and service = ''`
  return (await runSql<{ version: string }>(pool, text)).rows[0]?.version ?? ''
}

export const serviceBits = (services: readonly string[]) =>
  services.reduce((bits, service) => bits | (1 << Object.keys(Service).indexOf(service)), 0)

const rowBytes = 4 + 8 + 8 + 2 + 2

/** So many rows take one statement a tenth of a second, and this thread some milliseconds. */
const rowsAtOnce = 20_000

/** Reads all of it, one piece after the other in the order of ids. */
export const readIndex = async (pool: Pool, atOnce = rowsAtOnce): Promise<MapIndex> => {
  const pieces: MapIndex[] = []
  for (;;) {
    const after = pieces.at(-1)?.ids.at(-1) ?? 0
    const { rows } = await runSql<{ areas: MapIndex['areas'] | null; rows: Buffer | null }>(pool, pieceSql, [
      after,
      atOnce,
    ])
    const piece = unpacked(rows[0]?.rows ?? Buffer.alloc(0), rows[0]?.areas ?? [])
    pieces.push(piece)
    if (piece.ids.length < atOnce) return joined(pieces)
  }
}

const bit = (service: string) =>
  `case when '${service}' = any(service_groups) then ${serviceBits([service])} else 0 end`

const pieceSql = `
  with placed as materialized (
    select id, latitude, longitude, county, country, (${Object.keys(Service).map(bit).join(' + ')})::int2 as services
      from supplier where id > $1 and status = 'listed' and latitude is not null order by id limit $2),
  area as (
    select county, country, (row_number() over (order by country, county) - 1)::int2 number
      from (select distinct county, country from placed) a
  )
  select (select json_agg(json_build_object('county', county, 'country', country) order by number) from area) areas,
         (select string_agg(int4send(p.id) || float8send(latitude) || float8send(longitude) || int2send(a.number)
                   || int2send(services), ''::bytea order by p.id)
            from placed p join area a on a.county is not distinct from p.county and a.country = p.country) rows`

/** One index of several pieces, each of which numbers its areas for itself. */
const joined = (pieces: MapIndex[]): MapIndex => {
  const length = pieces.reduce((sum, { ids }) => sum + ids.length, 0)
  const whole = emptyIndex(length)
  const numbers = new Map<string, number>()
  let at = 0
  for (const { ids, latitudes, longitudes, services, areasOf, areas } of pieces) {
    const numberOf = areas.map((area) => {
      const key = JSON.stringify([area.county, area.country])
      if (!numbers.has(key)) numbers.set(key, whole.areas.push(area) - 1)
      return numbers.get(key)!
    })
    whole.ids.set(ids, at)
    whole.latitudes.set(latitudes, at)
    whole.longitudes.set(longitudes, at)
    whole.services.set(services, at)
    whole.areasOf.set(
      areasOf.map((area) => numberOf[area]!),
      at,
    )
    at += ids.length
  }
  return whole
}

const emptyIndex = (length: number, areas: MapIndex['areas'] = []): MapIndex => ({
  ids: new Int32Array(length),
  latitudes: new Float64Array(length),
  longitudes: new Float64Array(length),
  services: new Uint8Array(length),
  areasOf: new Uint16Array(length),
  areas,
})

const unpacked = (bytes: Buffer, areas: MapIndex['areas']): MapIndex => {
  const length = bytes.length / rowBytes
  const index = emptyIndex(length, areas)
  for (let row = 0, at = 0; row < length; row++, at += rowBytes) {
    index.ids[row] = bytes.readInt32BE(at)
    index.latitudes[row] = bytes.readDoubleBE(at + 4)
    index.longitudes[row] = bytes.readDoubleBE(at + 12)
    index.areasOf[row] = bytes.readInt16BE(at + 20)
    index.services[row] = bytes.readInt16BE(at + 22)
  }
  return index
}
