import type { Pool } from 'pg'
import { readRowsBatched } from '../database/batched-read.ts'
import { groupRowsById } from '../schema/per-request.ts'
import { Service } from '../suppliers/rules/service.ts'

/** Services offered in each of these counties, in the order of the ids. */
export const countyServices = async (pool: Pool, ids: readonly number[]): Promise<Service[][]> => {
  const text = `
    select c.id "of", n.service from county c join supplier_count n on n.county = c.name
     where c.id = any($1::int[]) and n.service <> '' and n.suppliers > 0`
  const rows = await readRowsBatched<{ of: number; service: Service }>(pool, text, [ids])
  return groupRowsById(ids, rows).map((found) =>
    Object.values(Service).filter((service) => found.some((row) => row.service === service)),
  )
}
