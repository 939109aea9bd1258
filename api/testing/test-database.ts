import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { entities } from '../start/entities.ts'
import { openDatabase, type Database } from '../database/orm.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { seedReference } from '../seed/seed-reference.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** `template1` has no tables. */
export type Holding = 'nothing' | 'places' | 'demo' | 'template1'

const getDatabaseUrl = (name: string) => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** No test uses the server's own database. */
const onServer = async <T>(use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  return use(client).finally(() => client.end())
}

const fillTemplate = (name: string, from: string, fill: (database: Database) => Promise<unknown>) =>
  onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    if ((await client.query('select from pg_database where datname = $1', [name])).rowCount) return
    await client.query(`create database ${name}_draft template ${from} strategy file_copy`)
    const database = await openDatabase(getDatabaseUrl(`${name}_draft`), entities, { timeoutMs })
    await fill(database).finally(database.close)
    await client.query(`alter database ${name}_draft rename to ${name}`)
  })

export const demoDay = new Date('2026-10-01T12:00:00Z')

const makePlaces = () => fillTemplate('places', 'nothing', seedReference)
const makeDemo = async () => {
  await makePlaces()
  await fillTemplate('demo', 'places', (database) => seedDemo(database, { now: demoDay }))
}

/** Ending a connection by force would be an unhandled error. */
const untilLeft = async (client: pg.Client, name: string) => {
  for (let tries = 0; tries < 100; tries++) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (!rowCount) return
    await setTimeout(20)
  }
}

/** On a busy machine, filling a database takes long. */
const timeoutMs = 120_000

/** `close` drops it. */
export const testDatabase = async (holding: Holding = 'nothing'): Promise<Database> => {
  if (holding === 'places') await makePlaces()
  if (holding === 'demo') await makeDemo()
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer((client) => client.query(`create database ${name} template ${holding} strategy file_copy`))
  const database = await openDatabase(getDatabaseUrl(name), entities, { timeoutMs })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(async (client) => {
        await untilLeft(client, name)
        await client.query(`drop database ${name} with (force)`)
      })
    },
  }
}
