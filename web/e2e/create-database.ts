import pg from 'pg'

/** Creates a database on the tests' server, empty or as a copy of one without connections; returns its address. */
export const createDatabase = async (
  serverUrl: string,
  name: string,
  template?: 'places' | 'demo',
): Promise<string> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${name} with (force)`) // of an attempt before
    await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  } finally {
    await client.end()
  }
  return serverUrl.replace(/postgres$/, name)
}
