import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { editDistance } from '../text/edit-distance.ts'
import { trimSlashes } from '../text/trim-slashes.ts'
import { maxKeyPoints } from './keyless.rules.ts'
import { maxOperationCost } from './weight.ts'

const text = z.string().trim().min(1, 'must not be empty')
const url = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
    `must be an address that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  )

const hostsIn = (address: string) => address.split('://')[1]?.split(/[/?]/, 1)[0]?.split('@').at(-1) ?? ''

const postgresUrl = text
  .refine((value) => !hostsIn(value).includes(','), {
    error: 'must name a single host: there is no fail-over between several (docs/deploy/database.md)',
    abort: true,
  })
  .pipe(url('postgres', 'postgresql'))
const baseUrl = url('http', 'https').transform(trimSlashes)
const points = (min: number) =>
  z.coerce
    .number({ error: `must be a number from ${min}` })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(maxKeyPoints / 2, `must be at most ${maxKeyPoints / 2}`)

const flag = z.stringbool({ error: 'must be true or false' })
const names = text.transform((value) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
)
const hosts = names.pipe(
  z.array(
    z.string().regex(/^(\*\.)?[\w.[\]:-]+$/, 'must be host names, each with or without a port, separated by commas'),
  ),
)

const wholeNumber = (min: number, max: number, subject = 'a number') => {
  const error = `must be ${subject} from ${min} to ${max}`
  return z.coerce.number({ error }).int('must be a whole number').min(min, error).max(max, error)
}

export const defaultSiteName = 'Blind & Curtain Directory'

export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: wholeNumber(0, 65535).default(4000),
  HOST: text.default('127.0.0.1'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: names.pipe(z.array(postgresUrl)).default([]),
  DATABASE_UNNAMED_STATEMENTS: flag.default(false),
  DATABASE_CA: text.optional(),
  DATA_DIR: text.default('.data'),
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies in front of the site' })
    .int('must be a whole number')
    .min(0, 'must be the number of proxies in front of the site')
    .max(10, 'must be at most 10')
    .default(0),
  TRUST_FORWARDED_HOST: flag.default(false),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(3, 'must have at least 3 characters')
    .max(64, 'must have at most 64 characters')
    .default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(200, 'must have at most 200 characters')
    .optional(),
  REQUIRE_SECOND_FACTOR: flag.optional(),
  SITE_NAME: text.default(defaultSiteName),
  SITE_URL: baseUrl.optional(),
  SEED_DEMO: flag.optional(),
  GRAPHQL_SANDBOX: flag.optional(),
  MAPBOX_TOKEN: text.optional(),
  MAPBOX_URL: baseUrl.default('https://api.mapbox.com'),
  MAP_TILES: text.optional(),
  MAP_STYLE_URL: url('http', 'https').optional(),
  GOOGLE_PLACES_KEY: text.optional(),
  SCRAPER_CONTACT: z
    .union([z.email(), url('http', 'https')], {
      error: 'must be an email address or a web address that starts with https://',
    })
    .optional(),
  PLACES_RETENTION_DAYS: wholeNumber(1, 30, 'a number of days').default(30),
  SOURCE_ALLOWED_HOSTS: hosts.default([]),
  SCRAPER_SOURCES: names.optional(),
  SCRAPER_PLACES: names.optional(),
  SCRAPER_FINDS_WAIT: flag.default(false),
  WORKER: flag.default(true),
  SMTP_URL: url('smtp', 'smtps').optional(),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  KEYLESS_POINTS_PER_SECOND: points(1).default(10_000),
  KEYLESS_BURST: points(maxOperationCost).default(250_000),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SLOW_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  OTEL_SERVICE_NAME: text.default('directory'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  CDN_PURGE_URL: url('http', 'https').optional(),
  CDN_PURGE_TOKEN: text.optional(),
  BACKUP_TO: text.optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 744, 'a number of hours').default(24),
  BACKUP_KEEP: wholeNumber(1, 1000, 'a number of backups').default(14),
  BACKUP_S3_ENDPOINT: baseUrl.optional(),
  BACKUP_S3_REGION: text.default('us-east-1'),
  BACKUP_S3_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_KEY: text.optional(),
  PICTURES_S3_BUCKET: text
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}(\/[\w./-]+)?$/, 'must be the name of a bucket, or bucket/prefix')
    .transform(trimSlashes)
    .optional(),
  PICTURES_S3_ENDPOINT: baseUrl.optional(),
  PICTURES_S3_REGION: text.default('us-east-1'),
  PICTURES_S3_KEY_ID: text.optional(),
  PICTURES_S3_SECRET_KEY: text.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

const sourceBases = z.record(z.string(), baseUrl)
export type Env = z.output<typeof settings> & { [Name in `SOURCE_BASE_${string}`]?: string }

/** Its one-line message names the setting to change. */
export class StartError extends Error {
  override name = 'StartError'
}

/** @throws StartError naming each wrong setting, without the values of secrets. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const bases = sourceBases.safeParse(
    Object.fromEntries(Object.entries(set).filter(([name]) => name.startsWith('SOURCE_BASE_'))),
  )
  const own = settings.safeParse(set)
  if (own.success && bases.success) return { ...own.data, ...bases.data }
  const issues = [own, bases].flatMap(({ error }) => error?.issues ?? [])
  const wrong = new Map(issues.map((issue) => [String(issue.path[0]), issue.message]))
  throw new StartError(
    [...wrong].map(([name, message]) => `${name} ${message}${formatValue(name, set[name])}`).join('; '),
  )
}

export const findMisspelt = (source: NodeJS.ProcessEnv = process.env): string[] =>
  Object.keys(source)
    .filter((name) => name.length > 4 && !(name in settings.shape))
    .flatMap((name) => {
      const maxEdits = name.length > 7 ? 2 : 1
      const nearest = Object.keys(settings.shape).find((known) => editDistance(name, known, maxEdits) <= maxEdits)
      return nearest ? [`${name} is not a setting and has no effect: did you mean ${nearest}?`] : []
    })

export const loadSettingsFile = (): void => {
  if (existsSync('.env')) loadEnvFile('.env')
  for (const line of findMisspelt()) process.stderr.write(`${line}\n`)
}

const formatValue = (name: string, value?: string) =>
  /PASSWORD|SECRET|KEY|TOKEN|URL|DATABASE_CA/.test(name) || !value ? '' : ` (it is "${value.slice(0, 60)}")`
