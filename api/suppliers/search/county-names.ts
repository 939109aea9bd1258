import type { Pool } from 'pg'
import { primaryOf } from '../../database/primary-of.ts'
import { runSql } from '../../database/sql.ts'

/** Counties change with a release, if at all: read again after a minute. */
const freshMs = 60_000
const read = new WeakMap<Pool, { at: number; names: Promise<Map<string, string>> }>()

const readNames = async (pool: Pool): Promise<Map<string, string>> => {
  const { rows } = await runSql<{ name: string; url_name: string }>(pool, 'select name, url_name from county')
  return new Map(
    rows.flatMap(({ name, url_name }) => [
      [name.toLowerCase(), name],
      [url_name, name],
    ]),
  )
}

/** A county's full name, as suppliers have it, from its name or urlName in any case; undefined when there is none. */
export const fullCountyName = async (pool: Pool, text: string): Promise<string | undefined> => {
  const primary = primaryOf(pool)
  let known = read.get(primary)
  if (!known || performance.now() - known.at > freshMs) {
    known = { at: performance.now(), names: readNames(primary) }
    known.names.catch(() => read.delete(primary))
    read.set(primary, known)
  }
  const names = await known.names
  const typed = text.trim().toLowerCase()
  return names.get(typed) ?? names.get(typed.replace(/[^a-z0-9]+/g, '-'))
}
