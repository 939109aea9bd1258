import type { Pool } from 'pg'
import { toCursor } from '../../schema/connection.ts'
import { nearestMatches } from './nearest-matches.ts'
import { getCursorPosition } from './supplier-page.ts'
import { everySupplier, type Search } from './search.ts'
import type { SupplierEdge } from './supplier-connection.ts'

const offered = 3
/** Half the Earth's circumference. */
const anywhereMiles = 12_500

export const nearestOfAny = async (pool: Pool, { circle, place }: Search): Promise<SupplierEdge[]> => {
  const centre = circle ?? place
  if (!centre) return []
  const { latitude, longitude } = centre
  const around = { latitude, longitude, radiusMiles: anywhereMiles }
  const rows = await nearestMatches(pool, everySupplier, around, { limit: offered })
  return rows.map((node) => ({ node, cursor: toCursor(['DISTANCE', 0, 0, 0, getCursorPosition('DISTANCE', node)]) }))
}
