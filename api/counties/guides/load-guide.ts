import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'

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
  const { description, population, cities, advice, ...guide } = guideFileRules.parse(JSON.parse(text))
  await runSql(db, 'update county set description = $2 where id = $1', [countyId, description])
  await runSql(
    db,
    `insert into county_content (county_id, overview, buying_guide, local_trends, local_materials, weather_considerations,
       seasonal_recommendations, population_estimate, cities, advice) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (county_id) do update set (overview, buying_guide, local_trends, local_materials, weather_considerations,
       seasonal_recommendations, population_estimate, cities, advice, version) = (excluded.overview, excluded.buying_guide,
       excluded.local_trends, excluded.local_materials, excluded.weather_considerations, excluded.seasonal_recommendations,
       excluded.population_estimate, excluded.cities, excluded.advice, county_content.version + 1)`,
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

export const readGuideFile = async (urlName: string): Promise<string | undefined> => {
  if (!/^[a-z-]{1,60}$/.test(urlName)) return undefined
  return readFile(new URL(`${urlName}.json`, contentFolder), 'utf8').catch(() => undefined)
}
