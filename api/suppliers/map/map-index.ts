import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
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
  /** How long it took to read. */
  loadMs: number
  index: Promise<MapIndex>
}

const loaded = new WeakMap<Pool, Loaded>()
const quickMs = 20
const restFactor = 20

/**
 * The current index. It is read again when a supplier has changed, but never so often that reading takes more than a
 * twentieth of the time.
 */
export const mapIndex = async (pool: Pool): Promise<MapIndex> => {
  const version = await readVersion(pool)
  const known = loaded.get(pool)
  const restMs = known && known.loadMs > quickMs ? known.loadMs * restFactor : 0
  if (known && (known.version === version || performance.now() - known.at < restMs)) return known.index
  const entry: Loaded = { version, at: performance.now(), loadMs: Infinity, index: readIndex(pool) }
  loaded.set(pool, entry)
  try {
    await entry.index
    entry.loadMs = performance.now() - entry.at
  } catch (error) {
    loaded.delete(pool)
    throw error
  }
  return entry.index
}

/** Every change to listed suppliers writes the row that counts them all. */
const readVersion = async (pool: Pool): Promise<string> => {
  const text = `select xmin::text || ctid::text as version from supplier_count where county = '' and service = ''`
  return (await runSql<{ version: string }>(pool, text)).rows[0]?.version ?? ''
}

export const serviceBits = (services: readonly string[]) =>
  services.reduce((bits, service) => bits | (1 << Object.keys(Service).indexOf(service)), 0)

const rowBytes = 4 + 8 + 8 + 2 + 2

const readIndex = async (pool: Pool): Promise<MapIndex> => {
  const bit = (service: string) =>
    `case when '${service}' = any(s.service_groups) then ${serviceBits([service])} else 0 end`
  const text = `
    with placed as (select * from supplier where status = 'listed' and latitude is not null),
    area as (
      select county, country, (row_number() over (order by country, county) - 1)::int2 number
        from (select distinct county, country from placed) a
    )
    select (select json_agg(json_build_object('county', county, 'country', country) order by number) from area) areas,
           (select string_agg(int4send(s.id) || float8send(s.latitude) || float8send(s.longitude) || int2send(a.number)
                     || int2send((${Object.keys(Service).map(bit).join(' + ')})::int2), ''::bytea order by s.id)
              from placed s join area a on a.county is not distinct from s.county and a.country = s.country) rows`
  const { rows } = await runSql<{ areas: MapIndex['areas'] | null; rows: Buffer | null }>(pool, text)
  return unpacked(rows[0]?.rows ?? Buffer.alloc(0), rows[0]?.areas ?? [])
}

const unpacked = (bytes: Buffer, areas: MapIndex['areas']): MapIndex => {
  const length = bytes.length / rowBytes
  const index: MapIndex = {
    ids: new Int32Array(length),
    latitudes: new Float64Array(length),
    longitudes: new Float64Array(length),
    services: new Uint8Array(length),
    areasOf: new Uint16Array(length),
    areas,
  }
  for (let row = 0, at = 0; row < length; row++, at += rowBytes) {
    index.ids[row] = bytes.readInt32BE(at)
    index.latitudes[row] = bytes.readDoubleBE(at + 4)
    index.longitudes[row] = bytes.readDoubleBE(at + 12)
    index.areasOf[row] = bytes.readInt16BE(at + 20)
    index.services[row] = bytes.readInt16BE(at + 22)
  }
  return index
}
