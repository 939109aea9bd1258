import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { placeKey } from '../places/place-key.ts'
import { getCountyUrlName } from '../places/read-county.ts'
import { drawArea, type NamedSpot } from './area-picture.ts'

const townsLimit = 24

/** The picture of a supplier's area; undefined if it is not listed or its location is unknown. */
export const drawSupplierArea = async (pool: Pool, id: number): Promise<string | undefined> => {
  const { rows } = await runSql<{
    city: string | null
    county: string | null
    latitude: number
    longitude: number
    serviceAreas: string[]
  }>(
    pool,
    `select city, county, latitude, longitude, service_areas "serviceAreas" from supplier
      where id = $1 and status = 'listed' and latitude is not null and longitude is not null`,
    [id],
  )
  const [supplier] = rows
  if (!supplier) return undefined
  const { city, county, serviceAreas, ...pin } = supplier
  const names = [...new Set([city ?? '', ...serviceAreas])].filter(Boolean).slice(0, townsLimit)
  const countyUrlName = county ? getCountyUrlName(county) : undefined
  return drawArea({ countyUrlName, pin, towns: await findTowns(pool, names, pin) })
}

/** Served towns further than this, in miles, are other towns of the same name. */
const townMiles = 80

const findTowns = async (pool: Pool, names: string[], pin: Omit<NamedSpot, 'name'>): Promise<NamedSpot[]> => {
  const { rows } = await runSql<NamedSpot>(
    pool,
    `select distinct on (area.at) area.name, l.latitude, l.longitude
       from unnest($1::text[], $2::text[]) with ordinality area (name, key, at)
       join location_name n using (key)
       join location l on l.id = n.location_id and l.type = 'town'
      where miles_between(l.latitude, l.longitude, $3, $4) < $5
      order by area.at, miles_between(l.latitude, l.longitude, $3, $4)`,
    [names, names.map(placeKey), pin.latitude, pin.longitude, townMiles],
  )
  return rows
}
