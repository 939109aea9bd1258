import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runningServer } from '../database/postmaster.ts'

/** Asks the database under a DATA_DIR, past the site. */
const ask = async <Row extends pg.QueryResultRow>(dataDir: string, text: string, values: unknown[]): Promise<Row[]> => {
  const server = await runningServer(join(dataDir, 'postgres'))
  if (!server) throw new Error('PostgreSQL does not run again')
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim()
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  })
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Which of these messages, by their subjects, the database has. */
export const heldMessages = async (dataDir: string, marks: readonly string[]): Promise<Set<string>> => {
  const text = 'select subject from contact_message where subject = any($1)'
  const rows = await ask<{ subject: string }>(dataDir, text, [marks])
  return new Set(rows.map(({ subject }) => subject))
}

/** Under how many of these names the database has a supplier. */
export const heldNames = async (dataDir: string, names: readonly string[]): Promise<number> => {
  const text = 'select count(distinct name)::int as count from supplier where name = any($1)'
  return (await ask<{ count: number }>(dataDir, text, [names]))[0]!.count
}

/** PostgreSQL's own version. */
export const databaseVersion = async (dataDir: string): Promise<string> =>
  (await ask<{ server_version: string }>(dataDir, 'show server_version', []))[0]!.server_version
