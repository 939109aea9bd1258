import { parse } from 'node-html-parser'
import type { Pool } from 'pg'
import { sanitiseShortHtml } from '../blog/sanitise-html.ts'
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

/** Whether an editor has formatted a text; releases' texts are plain. */
const isHtml = (text: string) => /<[a-z]/i.test(text)

/** A guide's text as it is stored: plain as it was typed, or sanitised HTML; empty if nothing of it is harmless. */
export const toStoredText = (typed: string): string => (isHtml(typed) ? sanitiseShortHtml(typed) : typed)

/** A guide's text without formatting, a paragraph or item per line. */
export const toPlainText = (text: string): string => (isHtml(text) ? parse(text).structuredText : text)
