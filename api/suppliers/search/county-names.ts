import type { Pool } from 'pg'
import { cachedRead } from '../../database/cached-read.ts'
import { runSql } from '../../database/sql.ts'

const countyNames = cachedRead(async (pool) => {
  const { rows } = await runSql<{ name: string; url_name: string }>(pool, 'select name, url_name from county')
  return new Map(
    rows.flatMap(({ name, url_name }) => [
      [name.toLowerCase(), name],
      [url_name, name],
    ]),
  )
})

/** From its name or urlName in any case. */
export const fullCountyName = async (pool: Pool, text: string): Promise<string | undefined> => {
  const names = await countyNames(pool)
  const typed = text.trim().toLowerCase()
  return names.get(typed) ?? names.get(typed.replace(/[^a-z0-9]+/g, '-'))
}
