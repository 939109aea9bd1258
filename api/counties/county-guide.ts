import type { Pool } from 'pg'
import { readRowsBatched } from '../database/batched-read.ts'
import type { CountyContent } from './county-content.entity.ts'

/** In the order of the ids; null for a county without one. */
export const countyGuides = async (pool: Pool, ids: readonly number[]): Promise<(CountyContent | null)[]> => {
  const text = `
    select county_id id, overview, buying_guide "buyingGuide", local_trends "localTrends", local_materials "localMaterials",
           weather_considerations "weatherConsiderations", seasonal_recommendations "seasonalRecommendations",
           population_estimate "populationEstimate", cities, advice
      from county_content where county_id = any($1)`
  const rows = await readRowsBatched<CountyContent & { id: number }>(pool, text, [ids])
  const guides = new Map(rows.map((guide) => [guide.id, guide]))
  return ids.map((id) => guides.get(id) ?? null)
}
