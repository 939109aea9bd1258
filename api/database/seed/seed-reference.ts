import { readFile } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { counties } from '../../places/counties.ts'
import { loadPlaces } from '../../places/load-places.ts'
import { adSlots } from './ad-slots.ts'

const folder = new URL('../../places/content/', import.meta.url)

const contentFile = z.object({
  description: z.string().optional(),
  overview: z.string(),
  buyingGuide: z.string(),
  localTrends: z.array(z.string()),
  localMaterials: z.array(z.string()),
  weatherConsiderations: z.string(),
  seasonalRecommendations: z.object({ spring: z.string(), summer: z.string(), autumn: z.string(), winter: z.string() }),
  population: z.object({ people: z.number().int(), year: z.number().int(), source: z.string() }).nullish(),
  cities: z.array(z.object({ city: z.string(), content: z.string() })),
})

/**
 * Loads the places, the counties with their guides, and the advertisement slots where they are missing. Leaves what
 * is there as it is, so it can be called at every start.
 */
export const seedReference = async ({ pool }: { pool: Pool }) => {
  const client = await pool.connect()
  try {
    if (await isComplete(client)) return
    await client.query(`begin; set local statement_timeout = 0; select pg_advisory_xact_lock(hashtext('seed-reference'))`)
    await seedCounties(client)
    if (await isEmpty(client, 'location')) {
      await loadPlaces(client)
      await client.query('select rebuild_supplier_counts()')
    }
    await seedContent(client)
    if (await isEmpty(client, 'ad_slot')) await seedAdSlots(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection may be what failed
    throw error
  } finally {
    client.release()
  }
}

const isComplete = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ complete: boolean }>(
    `select (select count(*) from county_content) = $1 and exists (select 1 from location) and exists (select 1 from ad_slot) as complete`,
    [counties.length],
  )
  return rows[0]!.complete
}

const isEmpty = async (client: PoolClient, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ empty: boolean }>(`select not exists (select 1 from ${table}) as empty`)
  return rows[0]!.empty
}

const seedCounties = async (client: PoolClient) => {
  const list = counties.map(({ name, urlName, nation, latitude, longitude }) => ({ name, url_name: urlName, country: nation, latitude, longitude }))
  await client.query(
    `insert into county (name, url_name, country, latitude, longitude)
     select * from jsonb_to_recordset($1::jsonb)
       as given(name text, url_name text, country text, latitude double precision, longitude double precision)
     on conflict do nothing`,
    [JSON.stringify(list)],
  )
}

/** A county whose guide is not written yet gets it at a later start. */
const seedContent = async (client: PoolClient) => {
  const { rows } = await client.query<{ id: number; url_name: string }>(
    `select id, url_name from county c where not exists (select 1 from county_content where county_id = c.id)`,
  )
  for (const { id, url_name: urlName } of rows) {
    const text = await readFile(new URL(`${urlName}.json`, folder), 'utf8').catch(() => undefined)
    if (!text) continue
    const content = contentFile.parse(JSON.parse(text))
    await client.query(
      `insert into county_content (county_id, overview, buying_guide, local_trends, local_materials, weather_considerations,
         seasonal_recommendations, population_estimate, cities) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id, content.overview, content.buyingGuide, content.localTrends, content.localMaterials, content.weatherConsiderations,
        content.seasonalRecommendations, content.population ?? null, JSON.stringify(content.cities),
      ],
    )
    await client.query(`update county set description = $2 where id = $1 and description is null`, [id, content.description ?? null])
  }
}

const seedAdSlots = async (client: PoolClient) => {
  for (const { id, name, format, location } of adSlots) {
    await client.query(`insert into ad_slot (id, name, format, location) values ($1, $2, $3, $4)`, [id, name, format, location])
  }
}
