import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { User } from '../../accounts/user.entity.ts'
import { readEnv } from '../../process/env.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { transactionPooler } from '../../testing/transaction-pooler.ts'
import { testAuthority, testTls } from '../../testing/test-tls.ts'
import { reachDatabase } from '../embedded/connect.ts'
import { databaseUrls } from './database-urls.ts'

const folder = await mkdtemp(join(tmpdir(), 'directory-urls-'))
const database = await testDatabase()
const tls = await testTls(database.url)
afterAll(async () => {
  await tls.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const reach = async (settings: Record<string, string>) => {
  try {
    const reached = await reachDatabase(readEnv({ DATA_DIR: folder, ...settings }), [User])
    const { rows } = await reached.pool.query<{ count: string }>('select count(*) from migration')
    await reached.orm.em.fork().count(User)
    await reached.close()
    return Number(rows[0]!.count) > 0 ? 'the site' : 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}

test('with a certificate authority, as a file or text, certificate and host name are verified', async () => {
  const file = join(folder, 'provider.pem')
  await writeFile(file, testAuthority)
  const DATABASE_URL = tls.at('localhost')
  expect(await reach({ DATABASE_URL, DATABASE_CA: file })).toBe('the site')
  expect(await reach({ DATABASE_URL, DATABASE_CA: testAuthority.replaceAll('\n', '\\n') })).toBe('the site')
  expect(await reach({ DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full&sslrootcert=${file}` })).toBe('the site')
  expect(await reach({ DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full` })).toMatch(/^DATABASE_URL: .*certificate/)
  expect(await reach({ DATABASE_URL: tls.at('127.0.0.1'), DATABASE_CA: file })).toMatch(/^DATABASE_URL: .*IP/)
  const own = 'postgres://here/db?sslmode=require&sslrootcert=own.pem'
  expect((await databaseUrls(own, readEnv({ DATABASE_CA: file }))).url, 'its own parameters win').toBe(own)
  expect(await reach({ DATABASE_URL, DATABASE_CA: '/no/such.pem' })).toBe(
    'DATABASE_CA names a file that is not there: /no/such.pem',
  )
})

test('a pooler in transaction mode requires a direct address', async () => {
  expect(await reach({ DATABASE_URL: database.url, DATABASE_UNNAMED_STATEMENTS: 'true' })).toBe(
    'DATABASE_LISTEN_URL must be set with DATABASE_UNNAMED_STATEMENTS: LISTEN must bypass the pooler',
  )
})

test('a pooler in transaction mode is detected, whether it refuses connection settings or ignores them', async () => {
  const pooler = await transactionPooler(database.url)
  const needsBoth = /^DATABASE_URL points to a pooler in transaction mode: set DATABASE_UNNAMED_STATEMENTS=true and /
  const past = { DATABASE_UNNAMED_STATEMENTS: 'true', DATABASE_LISTEN_URL: pooler.url }
  expect(await reach({ DATABASE_URL: pooler.url })).toMatch(needsBoth)
  expect(await reach({ DATABASE_URL: pooler.url, ...past, DATABASE_LISTEN_URL: database.url })).toBe('the site')
  pooler.ignoreSettings()
  const [unset, notPast] = await Promise.all([
    reach({ DATABASE_URL: pooler.url }),
    reach({ DATABASE_URL: pooler.url, ...past }),
  ])
  expect(unset).toMatch(needsBoth)
  expect(notPast).toMatch(/^DATABASE_LISTEN_URL must point to the database of DATABASE_URL itself/)
  await pooler.close()
})

test('a database that cannot store every character is refused', async () => {
  const name = `ascii_${process.pid}`
  await database.pool.query(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  )
  const url = new URL(database.url)
  url.pathname = `/${name}`
  expect(await reach({ DATABASE_URL: url.href })).toBe(
    'DATABASE_URL: the encoding of the database is SQL_ASCII, and must be UTF8',
  )
  await database.pool.query(`drop database ${name} with (force)`)
})

test('database settings without DATABASE_URL are refused before a database is created', async () => {
  const beside = { DATABASE_LISTEN_URL: database.url, DATABASE_REPLICA_URLS: database.url, DATABASE_CA: testAuthority }
  expect(await reach(beside)).toBe(
    'DATABASE_URL must be set with DATABASE_LISTEN_URL, DATABASE_REPLICA_URLS, DATABASE_CA',
  )
  expect(await reach({ DATABASE_UNNAMED_STATEMENTS: 'true' })).toBe(
    'DATABASE_URL must be set with DATABASE_UNNAMED_STATEMENTS',
  )
  expect(await readdir(folder)).not.toContain('postgres')
})
