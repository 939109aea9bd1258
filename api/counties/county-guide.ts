import { parse } from 'node-html-parser'
import type { Pool } from 'pg'
import { sanitiseShortHtml } from '../blog/sanitise-html.ts'
import { runSql } from '../database/sql.ts'
import type { CountyContent } from './county-content.ts'

export const countyGuides = async (pool: Pool, ids: readonly number[]): Promise<(CountyContent | null)[]> => {
  const text = `
    select county_id id, overview, buying_guide "buyingGuide", local_trends "localTrends", local_materials "localMaterials",
           weather_considerations "weatherConsiderations", seasonal_recommendations "seasonalRecommendations",
           population_estimate "populationEstimate", cities, advice
      from county_content where county_id = any($1)`
  const { rows } = await runSql<CountyContent & { id: number }>(pool, text, [ids], { isPlannedOnce: true })
  const guides = new Map(rows.map((guide) => [guide.id, guide]))
  return ids.map((id) => guides.get(id) ?? null)
}

const isHtml = (text: string) => /<[a-z]/i.test(text)

/** Plain text stays as typed; HTML is sanitised, and becomes empty if nothing harmless remains. */
export const toStoredText = (typed: string): string => (isHtml(typed) ? sanitiseShortHtml(typed) : typed)

/** Each paragraph or item becomes a line. */
export const toPlainText = (text: string): string => (isHtml(text) ? parse(text).structuredText : text)
