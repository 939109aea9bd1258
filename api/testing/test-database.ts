import pg from 'pg'
import { inject } from 'vitest'
import { entities } from '../app/entities.ts'
import { openDatabase, type Database } from '../database/orm.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server, with a database named `template` that is migrated and holds the places, but no supplier. */
    postgresUrl: string
  }
}

/** A database of one's own for a test file: a copy of the template, dropped by `close`. */
export const testDatabase = async (): Promise<Database> => {
  const server = inject('postgresUrl')
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await admin(`create database ${name} template template`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase(url.href, entities)
  return {
    ...database,
    close: async () => {
      await database.close()
      await admin(`drop database ${name} with (force)`)
    },
  }
}
