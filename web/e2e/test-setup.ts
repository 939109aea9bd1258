import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { entities } from '../../api/app/entities.ts'
import { start, type Site } from '../../api/app/start.ts'
import { startEmbedded } from '../../api/database/embedded.ts'
import { migrate } from '../../api/database/migrate.ts'
import { openDatabase } from '../../api/database/orm.ts'
import { seedDemo } from '../../api/seed/seed-demo.ts'
import { seedReference } from '../../api/seed/seed-reference.ts'
import { readEnv } from '../../api/server/env.ts'
import { startMailCatcher } from '../../api/testing/mail-catcher.ts'
import { testFolder } from '../../api/testing/test-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site runs, on the demonstration data: one for each worker, so that none sees what another changes. */
    siteUrls: string[]
    /** A database with the counties and places, and without suppliers, for one test file. */
    placesUrl: string
    /** Where the e-mails that the sites send are kept, a file each. */
    mailFolder: string
  }
}

/** The real site, built, as `npm start` runs it, once for each worker; each on its own copy of one database. */
export default async function setup(project: TestProject) {
  const folder = await testFolder('directory-e2e')
  const mailFolder = await mkdtemp(join(tmpdir(), 'directory-mail-'))
  let mails = 0
  const mail = await startMailCatcher(({ text }) => writeFileSync(join(mailFolder, `${++mails}.eml`), text))
  const server = await startEmbedded(folder, { durable: false })
  const urlOf = (database: string) => server.url.replace(/postgres$/, database)
  await onServer(server.url, 'create database places')
  await migrate(urlOf('places'))
  const places = await openDatabase(urlOf('places'), entities)
  await seedReference(places)
  await places.close()
  await onServer(server.url, 'create database demo template places')
  const demo = await openDatabase(urlOf('demo'), entities)
  await seedDemo(demo)
  await demo.close()

  process.env.NODE_ENV = 'production' // Vitest says "test", which would build the pages for development
  const sites: Site[] = []
  for (let worker = 0; worker < project.config.maxWorkers; worker++) {
    await onServer(server.url, `create database site_${worker} template demo`)
    sites.push(
      await start(
        readEnv({
          PORT: '0',
          DATABASE_URL: urlOf(`site_${worker}`),
          DATA_DIR: join(folder, `site-${worker}`),
          LOG_LEVEL: 'error',
          ADMIN_PASSWORD: 'correct horse battery',
          SMTP_URL: mail.url,
          CONTACT_EMAIL: 'desk@directory.example.com',
        }),
      ),
    )
  }
  process.env.NODE_ENV = 'test'
  const siteUrls = sites.map(({ url }) => url)
  project.provide('siteUrls', siteUrls)
  project.provide('placesUrl', urlOf('places'))
  project.provide('mailFolder', mailFolder)
  return async () => {
    for (const site of sites) await site.stop()
    await server.stop()
    await mail.close()
    for (const made of [folder, mailFolder]) await rm(made, { recursive: true, force: true })
  }
}

const onServer = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
