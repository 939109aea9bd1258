import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartError, type Env } from '../../process/env.ts'

export type DatabaseSettings = Pick<
  Env,
  | 'DATABASE_URL'
  | 'DATABASE_LISTEN_URL'
  | 'DATABASE_REPLICA_URLS'
  | 'DATABASE_UNNAMED_STATEMENTS'
  | 'DATABASE_CA'
  | 'DATA_DIR'
>

interface DatabaseUrls {
  url: string
  /** Bypasses a pooler, for connections with session state. */
  directUrl: string
  replicaUrls: string[]
}

const onlyWithUrl = [
  'DATABASE_LISTEN_URL',
  'DATABASE_REPLICA_URLS',
  'DATABASE_UNNAMED_STATEMENTS',
  'DATABASE_CA',
] as const

/** Without DATABASE_URL, the embedded database would hide existing data. */
export const refuseWithoutUrl = (env: DatabaseSettings) => {
  const set = onlyWithUrl.filter((name) => (Array.isArray(env[name]) ? env[name].length : env[name]))
  if (set.length) throw new StartError(`DATABASE_URL must be set with ${set.join(', ')}`)
}

export const databaseUrls = async (url: string, env: DatabaseSettings): Promise<DatabaseUrls> => {
  if (env.DATABASE_UNNAMED_STATEMENTS && !env.DATABASE_LISTEN_URL)
    throw new StartError(
      'DATABASE_LISTEN_URL must be set with DATABASE_UNNAMED_STATEMENTS: LISTEN must bypass the pooler',
    )
  const ca = env.DATABASE_CA && (await writeAuthorityFile(env.DATABASE_CA, env.DATA_DIR))
  const checked = (one: string) => (ca ? withAuthority(one, ca) : one)
  return {
    url: checked(url),
    directUrl: checked(env.DATABASE_LISTEN_URL ?? url),
    replicaUrls: env.DATABASE_REPLICA_URLS.map(checked),
  }
}

/** A URL can only name files, so PEM text is written to one. */
const writeAuthorityFile = async (ca: string, dataDir: string): Promise<string> => {
  if (ca.includes('-----BEGIN CERTIFICATE-----')) {
    const path = resolve(dataDir, 'database-ca.pem')
    await mkdir(dataDir, { recursive: true })
    await writeFile(path, `${ca.replaceAll('\\n', '\n')}\n`)
    return path
  }
  if (!existsSync(ca)) throw new StartError(`DATABASE_CA names a file that is not there: ${ca}`)
  return resolve(ca)
}

/** Parameters already in the URL win. */
const withAuthority = (url: string, path: string): string => {
  const checked = new URL(url)
  const { searchParams } = checked
  if (!searchParams.has('sslmode')) searchParams.set('sslmode', 'verify-full')
  if (!searchParams.has('sslrootcert')) searchParams.set('sslrootcert', path)
  return checked.href
}
