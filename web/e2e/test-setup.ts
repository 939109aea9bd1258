import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { start } from '../../api/start.ts'
import { readEnv } from '../../api/server/env.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site runs, on the demonstration data. */
    siteUrl: string
  }
}

/** The real site, built and on its own database, as `npm start` runs it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'directory-e2e-'))
  process.env.NODE_ENV = 'production' // Vitest says "test", which would build the pages for development
  const site = await start(readEnv({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ADMIN_PASSWORD: 'correct horse battery' }))
  process.env.NODE_ENV = 'test'
  project.provide('siteUrl', site.url)
  return async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
