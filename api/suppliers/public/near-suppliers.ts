import type { Pool } from 'pg'
import { z } from 'zod'
import { check } from '../../server/errors.ts'
import { nearestMatches } from '../search/nearest-matches.ts'
import { everySupplier } from '../search/search.ts'
import { defaultRadiusMiles } from '../rules/radius.rules.ts'
import { radiusRule } from '../search/filters/supplier-filter.ts'
import type { Supplier } from '../supplier.entity.ts'

export const nearRules = z.object({
  lat: z
    .number({ error: 'The latitude must be a number' })
    .min(-90, 'The latitude must be from -90 to 90')
    .max(90, 'The latitude must be from -90 to 90'),
  lng: z
    .number({ error: 'The longitude must be a number' })
    .min(-180, 'The longitude must be from -180 to 180')
    .max(180, 'The longitude must be from -180 to 180'),
  radiusMiles: radiusRule,
})

/** @throws BAD_USER_INPUT for an invalid point, or a radius outside 1 to 200 miles. */
export const nearSuppliers = async (
  pool: Pool,
  input: { lat: number; lng: number; radiusMiles?: number | null },
  first: number,
): Promise<(Supplier & { distance: number })[]> => {
  const { lat, lng, radiusMiles } = check(nearRules, input)
  const circle = { latitude: lat, longitude: lng, radiusMiles: radiusMiles ?? defaultRadiusMiles }
  const rows = await nearestMatches(pool, everySupplier, circle, { limit: first })
  return rows.map((row) => Object.assign(row, { distance: row.distance ?? 0 }))
}
