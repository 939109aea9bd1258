import { setTimeout as wait } from 'node:timers/promises'
import { createAdminClient } from '../bench/admin-client.ts'
import { startMockServer, type MockServer } from '../../api/testing/listing-sites/mock-server.ts'
import type { Fault } from './fault.ts'
import { openHostileSite } from './hostile-site.ts'
import { countStoredNames } from './stored-rows.ts'

const runWithinMs = 10 * 60_000

const startRun =
  'mutation ($directories: [String!]!) { runScraper(input: { directories: $directories }) { userErrors { message } } }'

let stage: { mock: MockServer; hostile: string[] }

export const scrapeFaults: Fault[] = [
  {
    name: 'hostile pages',
    what: 'a scrape reads one honest directory and ten sites with the worst pages there are',
    prepare: async (_folder, undo) => {
      const mock = await startMockServer({ hasTroubles: false })
      undo.push(() => mock.close())
      const { port, addresses } = await openHostileSite(undo)
      stage = { mock, hostile: addresses }
      const allowed = `*.localhost:${mock.port},*.localhost:${port}`
      return { settings: { ...mock.settings, SOURCE_ALLOWED_HOSTS: allowed, SCRAPER_SOURCES: 'directory' } }
    },
    run: async (scene) => {
      const { ask: execute } = await createAdminClient(scene.site.url)
      const began = performance.now()
      await execute(startRun, { directories: [stage.mock.directoryUrl, ...stage.hostile] })
      const isRunning = async () =>
        (await execute<{ scraperState: { status: string } }>('{ scraperState { status } }')).scraperState.status ===
        'RUNNING'
      while (await isRunning()) {
        if (performance.now() - began > runWithinMs) throw new Error('the run did not end')
        await wait(1000)
      }
      const seconds = Math.round((performance.now() - began) / 1000)
      const honest = [...new Set(stage.mock.expected.directory.flatMap(({ name }) => name ?? []))]
      const saved = await countStoredNames(scene.dataDir, honest)
      scene.note(`the run ended after ${seconds} s; ${saved} of ${honest.length} honest listings were saved`)
      if (saved < honest.length) throw new Error('honest listings were not saved')
    },
  },
]
