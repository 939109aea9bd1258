import pg from 'pg'
import { embeddedUrl } from '../bench/embedded-url.ts'

const query = async <Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[],
): Promise<Row[]> => {
  const client = new pg.Client({
    connectionString: await embeddedUrl(dataDir),
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

export const findStoredMessages = async (dataDir: string, marks: readonly string[]): Promise<Set<string>> => {
  const text = 'select subject from contact_message where subject = any($1)'
  const rows = await query<{ subject: string }>(dataDir, text, [marks])
  return new Set(rows.map(({ subject }) => subject))
}

/** Otherwise all faults' messages together would reach the hourly limit. */
export const clearRateLimits = (dataDir: string) => query(dataDir, 'delete from rate_limit', [])

export const countStoredNames = async (dataDir: string, names: readonly string[]): Promise<number> => {
  const text = 'select count(distinct name)::int as count from supplier where name = any($1)'
  return (await query<{ count: number }>(dataDir, text, [names]))[0]!.count
}

export const databaseVersion = async (dataDir: string): Promise<string> =>
  (await query<{ server_version: string }>(dataDir, 'show server_version', []))[0]!.server_version
