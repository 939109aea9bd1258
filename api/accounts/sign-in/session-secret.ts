import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrCreate } from '../../database/embedded/embedded.ts'
import type { Env } from '../../process/env.ts'

const fileIn = (folder: string) => join(folder, 'session-secret')

export const withSecret = async (env: Env): Promise<Env & { SESSION_SECRET: string }> => ({
  ...env,
  SESSION_SECRET:
    env.SESSION_SECRET ?? (await readOrCreate(fileIn(env.DATA_DIR), () => randomBytes(32).toString('hex'))),
})

/** A worker reads the stored secret but never generates one, which would differ. */
export const withStoredSecret = async (env: Env): Promise<Env> => {
  const SESSION_SECRET = env.SESSION_SECRET ?? (await readFile(fileIn(env.DATA_DIR), 'utf8').catch(() => '')).trim()
  return SESSION_SECRET ? { ...env, SESSION_SECRET } : env
}
