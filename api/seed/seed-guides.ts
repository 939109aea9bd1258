import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { z } from 'zod'
import { runSql, type Db } from '../database/sql.ts'

const contentFolder = new URL('../counties/content/', import.meta.url)

/** What a file of api/counties/content holds. */
export const guideRules = z.strictObject({
  description: z.string(),
  overview: z.string(),
  buyingGuide: z.string(),
  localTrends: z.array(z.string()).min(3),
  localMaterials: z.array(z.string()).min(3),
  weatherConsiderations: z.string(),
  seasonalRecommendations: z.strictObject({
    spring: z.string(),
    summer: z.string(),
    autumn: z.string(),
    winter: z.string(),
  }),
  population: z.strictObject({ people: z.int().positive(), year: z.int(), source: z.string() }).nullable(),
  cities: z.array(z.strictObject({ city: z.string(), content: z.string() })),
  advice: z.array(z.strictObject({ title: z.string(), content: z.string(), tags: z.array(z.string()) })).optional(),
})

export interface GuideFile {
  urlName: string
  text: string
  hash: string
}

/** The guides from their files, one a county. */
export const readGuides = async (folder = contentFolder): Promise<GuideFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { urlName: name.replace(/\.json$/, ''), text, hash: createHash('md5').update(text).digest('hex') }
    }),
  )
}

/** Whether every guide in the database matches its file. */
export const areGuidesLoaded = async (db: Db, guides: GuideFile[]): Promise<boolean> => {
  const { rows } = await runSql<{ loaded: boolean }>(
    db,
    'select (select count(*) from county_content where file_hash = any($1)) = $2 as loaded',
    [guides.map(({ hash }) => hash), guides.length],
  )
  return rows[0]!.loaded
}

/**
 * Loads each guide whose file is new or has changed. A guide that was edited in the database stays as it is, whatever
 * happens to its file.
 */
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

const loadGuide = async (db: Db, countyId: number, text: string) => {
  const { description, population, cities, advice, ...guide } = guideRules.parse(JSON.parse(text))
  await runSql(db, 'update county set description = $2 where id = $1', [countyId, description])
  await runSql(
    db,
    `insert into county_content (county_id, overview, buying_guide, local_trends, local_materials, weather_considerations,
       seasonal_recommendations, population_estimate, cities, advice) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (county_id) do update set (overview, buying_guide, local_trends, local_materials, weather_considerations,
       seasonal_recommendations, population_estimate, cities, advice) = (excluded.overview, excluded.buying_guide,
       excluded.local_trends, excluded.local_materials, excluded.weather_considerations, excluded.seasonal_recommendations,
       excluded.population_estimate, excluded.cities, excluded.advice)`,
    [
      countyId,
      guide.overview,
      guide.buyingGuide,
      guide.localTrends,
      guide.localMaterials,
      guide.weatherConsiderations,
      guide.seasonalRecommendations,
      population,
      JSON.stringify(cities),
      advice ? JSON.stringify(advice) : null,
    ],
  )
  await runSql(db, 'update county_content set loaded_hash = county_guide_hash(county_id) where county_id = $1', [
    countyId,
  ])
}
