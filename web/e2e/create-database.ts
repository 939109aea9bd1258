import pg from 'pg'

/** Returns the address; a template must have no connections. */
export const createDatabase = async (
  serverUrl: string,
  name: string,
  template?: 'places' | 'demo',
): Promise<string> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${name} with (force)`) // left by an earlier attempt
    await client.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  } finally {
    await client.end()
  }
  return serverUrl.replace(/postgres$/, name)
}
