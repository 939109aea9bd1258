import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { entities } from '../app/entities.ts'
import { startEmbedded } from '../database/embedded.ts'
import { migrate, openDatabase } from '../database/orm.ts'

/** One real PostgreSQL for a whole test run, in a folder that is deleted afterwards. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'directory-test-'))
  const server = await startEmbedded(folder, { durable: false })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create database nothing')
  await client.end()
  const empty = await openDatabase(server.url.replace(/postgres$/, 'nothing'), entities)
  await migrate(empty)
  await empty.close()
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
