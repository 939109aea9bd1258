import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPages } from '../../api/build/build.ts'
import { entities } from '../../api/start/entities.ts'
import { start, type RunningSite } from '../../api/start/start.ts'
import { startEmbedded } from '../../api/database/embedded/embedded.ts'
import { migrate } from '../../api/database/migrate.ts'
import { openDatabase } from '../../api/database/orm.ts'
import { seedDemo } from '../../api/seed/seed-demo.ts'
import { seedReference } from '../../api/seed/seed-reference.ts'
import { readEnv } from '../../api/process/env.ts'
import { requireChromium } from '../../api/testing/chromium.ts'
import { startMailCatcher } from '../../api/testing/mail-catcher.ts'
import { testFolder } from '../../api/testing/test-folder.ts'
import { createDatabase } from './create-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    /** One per worker, so that changes are isolated. */
    siteUrls: string[]
    /** Tests copy its databases `places` and `demo`, which have no connections. */
    serverUrl: string
    pagesFolder: string
    mailFolder: string
  }
}

/** Starts one site and database per worker, as `npm start` does. */
export default async function setup(project: TestProject) {
  project.provide('chromiumPath', await requireChromium()) // once, before any worker
  const building = buildPages() // while the databases are filled
  const folder = await testFolder('directory-e2e')
  const mailFolder = await mkdtemp(join(tmpdir(), 'directory-mail-'))
  let mails = 0
  const mail = await startMailCatcher(({ text }) => writeFileSync(join(mailFolder, `${++mails}.eml`), text))
  const server = await startEmbedded(folder, { durable: false })
  const placesUrl = await createDatabase(server.url, 'places')
  await migrate(placesUrl)
  const places = await openDatabase(placesUrl, entities)
  await seedReference(places)
  await places.close()
  const demo = await openDatabase(await createDatabase(server.url, 'demo', 'places'), entities)
  await seedDemo(demo)
  await demo.close()

  project.provide('pagesFolder', await building)
  process.env.NODE_ENV = 'production' // Vitest's "test" would build pages for development
  const sites: RunningSite[] = []
  for (let worker = 0; worker < project.config.maxWorkers; worker++) {
    sites.push(
      await start(
        readEnv({
          PORT: '0',
          DATABASE_URL: await createDatabase(server.url, `site_${worker}`, 'demo'),
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
  project.provide('serverUrl', server.url)
  project.provide('mailFolder', mailFolder)
  return async () => {
    for (const site of sites) await site.stop()
    await server.stop()
    await mail.close()
    for (const made of [folder, mailFolder]) await rm(made, { recursive: true, force: true })
  }
}
