import { runSql, type Db } from '../database/sql.ts'
import { toPlace } from './to-place.ts'
import { recordColumns } from './place-columns.ts'
import type { Candidate, Place } from './place-record.ts'

export const placeBySlug = async (db: Db, slug: string): Promise<Place | null> => {
  const text = `select ${recordColumns} from location l where l.slug = $1`
  const { rows } = await runSql<Omit<Candidate, 'key'>>(db, text, [slug.toLowerCase()])
  return rows[0] ? toPlace(rows[0]) : null
}
