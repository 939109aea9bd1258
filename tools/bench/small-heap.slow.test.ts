import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMockServer } from '../../api/testing/listing-sites/mock-server.ts'
import { seedDemo } from '../../api/seed/seed-demo.ts'
import { isLong } from '../../api/testing/long.ts'
import { testDatabase } from '../../api/testing/test-database.ts'
import { testFolder } from '../../api/testing/test-folder.ts'
import { createAdminClient } from './admin-client.ts'
import { heavyWork } from './heavy-work.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { startSite } from '../../api/testing/site-process.ts'

const undo: Undo = []
const database = await testDatabase('places')
const folder = await testFolder('directory-small-heap')
const sites = await startMockServer({ hasTroubles: false })
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
  await sites.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const [suppliers, lines, places] = isLong ? [100_000, 50_000, 'London,Leeds'] : [60, 300, 'Cheltenham']

test('an import, a scrape, a comparison and an export work with the heap of npm start', async () => {
  await seedDemo(database, { suppliers, isMarked: false })
  const log = join(folder, 'log')
  const settings = {
    ...sites.settings,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SCRAPER_SOURCES: isLong ? 'yell,thomson' : 'thomson',
    SCRAPER_PLACES: places,
  }
  const site = await startSite({ log, settings }, undo)
  const done: Record<string, number> = {}
  const work = heavyWork(database.pool, site.url, await createAdminClient(site.url))
  for (const [what, begin] of Object.entries(work)) done[what] = await begin(lines)
  expect(done['an import']).toBe(lines)
  expect(done['a scrape']).toBeGreaterThan(0)
  expect(done['a comparison of all suppliers']).toBeGreaterThanOrEqual(suppliers + lines)
  expect(done['an export of everything']).toBeGreaterThan(suppliers + lines)
  expect(done['the file of all suppliers']).toBeGreaterThanOrEqual(suppliers + lines)
  expect(site.isAlive()).toBe(true)
  expect(await readFile(log, 'utf8')).not.toMatch(/out of memory|"level":[56]0/)
}, 3_600_000)
