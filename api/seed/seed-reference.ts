import type { Pool, PoolClient } from 'pg'
import { runSql, lockByKey, type Db } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { counties } from '../places/counties.ts'
import { placesVersion } from '../places/places-version.ts'
import { adSlots } from './ad-slots.ts'
import { areGuidesLoaded, readGuides, seedGuides, type GuideFile } from './seed-guides.ts'

/**
 * Adds missing counties and advertisement slots, new places and their names, and guides whose file has changed.
 * Everything else stays, so it may be called at every start.
 */
export const seedReference = async ({ pool }: { pool: Pool }) => {
  const guides = await readGuides()
  if (await isComplete(pool, guides)) return
  await inTransaction(
    pool,
    async (client) => {
      await lockByKey(client, 'seed-reference')
      await seedCounties(client)
      const isFirst = await isEmpty(client, 'location')
      if (isFirst || !(await arePlacesCurrent(client))) {
        const { loadPlaces } = await import('../places/load-places.ts') // the world's towns, 60 MB, once per release
        await loadPlaces(client)
        await client.query('analyze location, location_name')
        if (isFirst) await client.query('select rebuild_supplier_counts()')
      }
      await seedGuides(client, guides)
      if (await isEmpty(client, 'ad_slot')) await seedAdSlots(client)
    },
    { statementTimeoutMs: 0 },
  )
}

const isComplete = async (db: Db, guides: GuideFile[]): Promise<boolean> => {
  const { rows } = await runSql<{ complete: boolean }>(
    db,
    `select (select count(*) from county) >= $1 and exists (select 1 from location) and exists (select 1 from ad_slot) as complete`,
    [counties.length],
  )
  return rows[0]!.complete && (await arePlacesCurrent(db)) && areGuidesLoaded(db, guides)
}

/** Whether the database has the places and names of this release. */
const arePlacesCurrent = async (db: Db): Promise<boolean> => {
  const { rows } = await runSql(db, 'select from place_version where version = $1', [placesVersion])
  return rows.length > 0
}

const isEmpty = async (client: PoolClient, table: string): Promise<boolean> => {
  const { rows } = await runSql<{ empty: boolean }>(client, `select not exists (select 1 from ${table}) as empty`)
  return rows[0]!.empty
}

const seedCounties = async (client: PoolClient) => {
  const list = counties.map(({ name, urlName, nation, latitude, longitude }) => ({
    name,
    url_name: urlName,
    country: nation,
    latitude,
    longitude,
  }))
  await runSql(
    client,
    `insert into county (name, url_name, country, latitude, longitude)
     select * from jsonb_to_recordset($1::jsonb)
       as given(name text, url_name text, country text, latitude double precision, longitude double precision)
     on conflict do nothing`,
    [JSON.stringify(list)],
  )
}

const seedAdSlots = async (client: PoolClient) => {
  for (const { id, name, format, location } of adSlots) {
    await runSql(client, `insert into ad_slot (id, name, format, location, is_fixed) values ($1, $2, $3, $4, true)`, [
      id,
      name,
      format,
      location,
    ])
  }
}
