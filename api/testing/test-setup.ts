import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { testFolder } from './test-folder.ts'

export default async function setup(project: TestProject) {
  const folder = await testFolder('directory-test')
  const server = await startEmbedded(folder, { durable: false, isSelfContained: true })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create database nothing')
  await client.end()
  await migrate(server.url.replace(/postgres$/, 'nothing'))
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
