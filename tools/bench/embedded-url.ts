import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runningServer } from '../../api/database/embedded/postmaster.ts'

export const embeddedUrl = async (dataDir: string): Promise<string> => {
  const server = await runningServer(join(dataDir, 'postgres'))
  if (!server) throw new Error('PostgreSQL does not run')
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim()
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`
}
