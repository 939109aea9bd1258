import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { start } from '../../api/app/start.ts'
import { readEnv } from '../../api/server/env.ts'
import { startMailCatcher } from './mail-catcher.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site's address; it has the demonstration data. */
    siteUrl: string
    /** The folder with the e-mails it sends, a file each. */
    mailFolder: string
  }
}

/** The real site, built and on its own database, as `npm start` runs it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'directory-e2e-'))
  const mailFolder = await mkdtemp(join(tmpdir(), 'directory-mail-'))
  const mail = await startMailCatcher(mailFolder)
  process.env.NODE_ENV = 'production' // Vitest says "test", which would build the pages for development
  const site = await start(
    readEnv({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: 'correct horse battery',
      SMTP_URL: mail.url,
      CONTACT_EMAIL: 'desk@directory.example.com',
    }),
  )
  process.env.NODE_ENV = 'test'
  project.provide('siteUrl', site.url)
  project.provide('mailFolder', mailFolder)
  return async () => {
    await site.stop()
    await mail.close()
    for (const made of [folder, mailFolder]) await rm(made, { recursive: true, force: true })
  }
}
