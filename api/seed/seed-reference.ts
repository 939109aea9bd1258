import { readTable } from '../text/read-table.ts'
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { lockByKey, readRow, runSql, type Db } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { counties } from '../places/areas/counties.ts'
import { placesVersion } from '../places/gazetteer/places-version.ts'
import { contentFolder, loadGuide } from '../counties/guides/load-guide.ts'

export interface GuideFile {
  urlName: string
  text: string
  hash: string
}

export const readGuides = async (): Promise<GuideFile[]> => {
  const names = (await readdir(contentFolder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, contentFolder), 'utf8')
      return { urlName: name.replace(/\.json$/, ''), text, hash: createHash('md5').update(text).digest('hex') }
    }),
  )
}

export const areGuidesLoaded = async (db: Db, guides: GuideFile[]): Promise<boolean> => {
  const row = await readRow<{ loaded: boolean }>(
    db,
    'select (select count(*) from county_content where file_hash = any($1)) = $2 as loaded',
    [guides.map(({ hash }) => hash), guides.length],
  )
  return row.loaded
}

/** A guide edited in the database stays. */
export const seedGuides = async (db: Db, guides: GuideFile[]) => {
  const { rows } = await runSql<{ id: number; urlName: string; fileHash: string | null; isEdited: boolean }>(
    db,
    `
    select c.id, c.url_name "urlName", g.file_hash "fileHash", coalesce(g.loaded_hash <> county_guide_hash(c.id), false) "isEdited"
      from county c left join county_content g on g.county_id = c.id`,
  )
  const counties = new Map(rows.map((county) => [county.urlName, county]))
  for (const { urlName, text, hash } of guides) {
    const county = counties.get(urlName)
    if (!county || county.fileHash === hash) continue
    if (!county.isEdited) await loadGuide(db, county.id, text)
    await runSql(db, `update county_content set file_hash = $2 where county_id = $1`, [county.id, hash])
  }
}

const adSlots = readTable(new URL('ad-slots.txt', import.meta.url), ['id', 'name', 'format', 'location'])

/** May be called at every start. */
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
        const { loadPlaces } = await import('../places/gazetteer/load-places.ts') // the world's towns, 60 MB, once per release
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
  const row = await readRow<{ complete: boolean }>(
    db,
    `select (select count(*) from county) >= $1 and exists (select 1 from location) and exists (select 1 from ad_slot) as complete`,
    [counties.length],
  )
  return row.complete && (await arePlacesCurrent(db)) && areGuidesLoaded(db, guides)
}

const arePlacesCurrent = async (db: Db): Promise<boolean> => {
  const { rows } = await runSql(db, 'select from place_version where version = $1', [placesVersion])
  return rows.length > 0
}

const isEmpty = async (client: PoolClient, table: string): Promise<boolean> => {
  return (await readRow<{ empty: boolean }>(client, `select not exists (select 1 from ${table}) as empty`)).empty
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
  const text = 'insert into ad_slot (id, name, format, location, is_fixed) values ($1, $2, $3, $4, true)'
  for (const { id, name, format, location } of adSlots) await runSql(client, text, [id, name, format, location])
}
