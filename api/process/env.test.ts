import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findMisspelt, readEnv, settings } from './env.ts'

const expectRefused = (source: Record<string, string>, message: string) =>
  expect(() => readEnv(source)).toThrow(message)

test('an invalid value names its setting', () => {
  expectRefused({ PORT: 'abc' }, 'PORT must be a number from 0 to 65535 (it is "abc")')
  expectRefused({ PORT: '70000' }, 'PORT must be a number from 0 to 65535')
  expectRefused({ SEED_DEMO: 'perhaps' }, 'SEED_DEMO must be true or false')
  expectRefused({ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent')
  expectRefused({ SITE_URL: 'example.com' }, 'SITE_URL must be an address that starts with http:// or https://')
  expectRefused({ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://')
  expectRefused(
    { SCRAPER_CONTACT: 'zzz' },
    'SCRAPER_CONTACT must be an email address or a web address that starts with https://',
  )
  expectRefused({ KEYLESS_BURST: '4999' }, 'KEYLESS_BURST must be at least 5000')
  expectRefused({ KEYLESS_POINTS_PER_SECOND: '5000001' }, 'KEYLESS_POINTS_PER_SECOND must be at most 5000000')
  expectRefused({ TRUST_PROXY: '11' }, 'TRUST_PROXY must be at most 10')
  expectRefused({ PLACES_RETENTION_DAYS: '31' }, 'PLACES_RETENTION_DAYS must be a number of days from 1 to 30')
  expectRefused({ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number of backups from 1 to 1000')
  expectRefused({ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters')
  expectRefused({ PICTURES_S3_BUCKET: '../x' }, 'PICTURES_S3_BUCKET must be the name of a bucket, or bucket/prefix')
  expectRefused({ SOURCE_ALLOWED_HOSTS: 'a.example, b c' }, 'SOURCE_ALLOWED_HOSTS must be host names, each with')
  expectRefused({ SESSION_SECRET: 'short', PORT: '-1' }, 'SESSION_SECRET must have at least 32 characters')
  expectRefused(
    { SOURCE_BASE_YELL: 'yell' },
    'SOURCE_BASE_YELL must be an address that starts with http:// or https://',
  )
})

test('only one database host is allowed, and a misspelt setting is reported', () => {
  expectRefused({ DATABASE_URL: 'postgres://a:b@one:5432,two:5432/db' }, 'DATABASE_URL must name a single host: ')
  expectRefused({ DATABASE_REPLICA_URLS: 'postgres://a:b@one/db,two' }, 'DATABASE_REPLICA_URLS must be an address')
  expect(() => readEnv({ DATABASE_URL: 'postgres://a:b,c@one/db?options=a,b' })).not.toThrow()
  expect(findMisspelt({ DATABSE_URL: 'x', BACKUP_T0: 'x', PATH: 'x', HOME: 'x', HOSTNAME: 'x', PORT: '1' })).toEqual([
    'DATABSE_URL is not a setting and has no effect: did you mean DATABASE_URL?',
    'BACKUP_T0 is not a setting and has no effect: did you mean BACKUP_TO?',
  ])
})

test('secrets are not in the message', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(
    /^DATABASE_URL must be an address that starts with postgres:\/\/ or postgresql:\/\/$/,
  )
  expect(() => readEnv({ METRICS_TOKEN: 'hunter2' })).toThrow(/^METRICS_TOKEN must have at least 16 characters$/)
  expect(() => readEnv({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^ADMIN_PASSWORD must have at least 8 characters$/)
  expect(() => readEnv({ ADMIN_PASSWORD: 'x'.repeat(201) })).toThrow(
    /^ADMIN_PASSWORD must have at most 200 characters$/,
  )
  expect(() => readEnv({ ADMIN_USERNAME: 'x'.repeat(65) })).toThrow(/^ADMIN_USERNAME must have at most 64 characters/)
})

test('an empty value counts as unset, and SITE_URL loses its trailing slash', () => {
  expect(readEnv({ PORT: '', SITE_URL: 'https://blinds.example/' })).toMatchObject({
    PORT: 4000,
    SITE_URL: 'https://blinds.example',
  })
})

test('.env.example and docs/settings.md list every setting', async () => {
  const names = Object.keys(settings.shape).filter((name) => name !== 'NODE_ENV')
  const example = await readFile('.env.example', 'utf8')
  const paper = await readFile('docs/settings.md', 'utf8')
  expect(names.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([])
  expect(names.filter((name) => !paper.includes(`\`${name}\``))).toEqual([])
  expect(() =>
    readEnv(
      Object.fromEntries(
        example
          .split('\n')
          .filter((line) => /^[A-Z]/.test(line))
          .map((line) => line.split('=', 2) as [string, string]),
      ),
    ),
  ).not.toThrow()
})
