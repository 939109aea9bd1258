import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'

const longest = 140

/** The start of each supplier's newest published review with text, cut between words; null without one. */
export const reviewLines = async (pool: Pool, supplierIds: readonly number[]): Promise<(string | null)[]> => {
  const text = `
    select s.id, r.line from unnest($1::int[]) s(id) cross join lateral (
      select left(regexp_replace(comment, '\\s+', ' ', 'g'), ${longest + 1}) line from review
       where supplier_id = s.id and status = 'published' and comment ~ '\\S'
       order by created_at desc, id desc limit 1) r`
  const { rows } = await runSql<{ id: number; line: string }>(pool, text, [supplierIds])
  const lines = new Map(rows.map(({ id, line }) => [id, cut(line.trim())]))
  return supplierIds.map((id) => lines.get(id) ?? null)
}

const cut = (line: string) => (line.length <= longest ? line : `${line.slice(0, line.lastIndexOf(' '))}…`)
