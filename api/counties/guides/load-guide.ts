import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'
import type { GuideText } from './guide.rules.ts'

export const contentFolder = new URL('../content/', import.meta.url)

export const guideFileRules = z.strictObject({
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

/** Lets the guide follow releases again. */
export const loadGuide = async (db: Db, countyId: number, text: string) => {
  const { population, ...guide } = guideFileRules.parse(JSON.parse(text))
  await writeGuide(db, countyId, { advice: [], ...guide })
  await runSql(db, 'update county_content set population_estimate = $2 where county_id = $1', [countyId, population])
  await runSql(db, 'update county_content set loaded_hash = county_guide_hash(county_id) where county_id = $1', [
    countyId,
  ])
}

export const writeGuide = async (db: Db, countyId: number, guide: GuideText) => {
  await runSql(db, 'update county set description = $2 where id = $1 and description is distinct from $2', [
    countyId,
    guide.description,
  ])
  await runSql(
    db,
    `insert into county_content as g (county_id, overview, buying_guide, weather_considerations, local_trends, local_materials,
       seasonal_recommendations, cities, advice) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (county_id) do update set overview = $2, buying_guide = $3, weather_considerations = $4, local_trends = $5,
       local_materials = $6, seasonal_recommendations = $7, cities = $8, advice = $9, version = g.version + 1`,
    [
      countyId,
      guide.overview,
      guide.buyingGuide,
      guide.weatherConsiderations,
      guide.localTrends,
      guide.localMaterials,
      guide.seasonalRecommendations,
      JSON.stringify(guide.cities),
      guide.advice.length > 0 ? JSON.stringify(guide.advice) : null,
    ],
  )
}

export const readGuideFile = async (urlName: string): Promise<string | undefined> => {
  if (!/^[a-z-]{1,60}$/.test(urlName)) return undefined
  return readFile(new URL(`${urlName}.json`, contentFolder), 'utf8').catch(() => undefined)
}
