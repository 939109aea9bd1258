import 'reflect-metadata'
import { entities } from '../../api/start/entities.ts'
import { auditChoices, listAudit } from '../../api/accounts/audit/audit.resolver.ts'
import { admitAttempt } from '../../api/accounts/sign-in/sign-in-limit.ts'
import { createSessionStore } from '../../api/accounts/sessions/session-store.ts'
import { fillYears } from '../bench/fill-years.ts'
import { scratchDatabase, tidy } from '../bench/scratch-database.ts'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { connectDatabase } from '../../api/database/embedded/connect.ts'
import type { Database } from '../../api/database/orm.ts'
import { deleteExpiredTask } from '../../api/maintenance/retention/delete-expired.task.ts'
import { seedReference } from '../../api/seed/seed-reference.ts'
import { readEnv } from '../../api/process/env.ts'
import { readReport } from '../../api/stats/read-report.ts'
import { joinOldDays, renewTop } from '../../api/stats/renew-top.ts'
import { ReportRange } from '../../api/stats/site-report.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'

const usage = `Fills a temporary database with years of data from a busy site, runs the nightly jobs, and compares it with a new site.

  npm run years                                   five years, 2,000 suppliers
  npm run years -- --years 5 --suppliers 20000    50,000 visits a day, 20 scrapes a month, mail, sign-ins, reviews`

/** Repetitions of each; the fastest counts, since other work on the machine only adds time. */
const rounds = 15

const measureQuickest = async (work: () => Promise<unknown>) => {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    await work()
    if (round) times.push(performance.now() - began) // the first one warms up
  }
  return Math.min(...times)
}

const env = readEnv({ LOG_LEVEL: 'silent', SESSION_SECRET: 'a secret for the bench, 32 letters' })

/** In milliseconds; none may grow over the years. */
const measure = async (database: Database) => {
  const { pool, orm, url } = database
  const start = async () => {
    const started = await connectDatabase({ ...env, DATABASE_URL: url }, entities)
    await seedReference(started)
    await started.close()
  }
  const signIn = async () => {
    const attempt = await admitAttempt(pool, { username: 'ada', ip: '192.0.2.7' }, new Date())
    await attempt.succeeded(1)
    await createSessionStore(pool, env, () => new Date()).begin(String(Math.random()), 1, {
      ip: '192.0.2.7',
      userAgent: '',
    })
  }
  const reports = () => Promise.all(Object.values(ReportRange).map((range) => readReport(pool, range)))
  const auditLog = async () => {
    await listAudit(orm.em.fork(), { action: 'supplier.edit' }, { size: 50 })
    await listAudit(orm.em.fork(), {}, { size: 50 })
    await auditChoices(pool)
  }
  return {
    start: await measureQuickest(start),
    'sign-in': await measureQuickest(signIn),
    Reports: await measureQuickest(reports),
    'audit log': await measureQuickest(auditLog),
  }
}

const night = async (database: Database) => {
  await database.pool.query('select fold_tallies()') // as it is each minute
  await renewTop(database.pool)
  await joinOldDays(database.pool)
  await deleteExpiredTask({ env, database })
  await tidy(database.url)
}

const compare = async (years: number, suppliers: number, undo: Undo) => {
  const database = await scratchDatabase(suppliers, undo, () => {})
  undo.push(database.close)
  await database.pool.query(
    `insert into app_user (id, username, password, is_admin, role) values (1, 'ada', 'no hash', true, 'admin')`,
  )
  await fillYears(database.pool, 30, suppliers, () => {})
  await night(database)
  const young = await measure(database)
  await database.pool.query(
    'truncate view_count, search_count, contact_message, review, user_session, sign_in_attempt, decision, scrape_run cascade',
  )
  await fillYears(database.pool, Math.round(years * 365.25), suppliers, (table) => console.error(`filling ${table}`))
  const began = performance.now()
  await night(database)
  console.log(`The night after ${years} years took ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const old = await measure(database)
  for (const [what, ms] of Object.entries(young)) {
    const now = old[what as keyof typeof old]
    console.log(
      `${what}: ${ms.toFixed(1)} ms new, ${now.toFixed(1)} ms after ${years} years: ${(now / ms).toFixed(2)} times`,
    )
  }
}

export const command = defineCommand({
  usage,
  options: { years: { type: 'string', default: '5' }, suppliers: { type: 'string', default: '2000' } },
  run: async (given) => {
    const [years, suppliers] = [Number(given.years), Number(given.suppliers)]
    if (!(years > 0) || !Number.isInteger(suppliers) || suppliers < 1)
      throw new Error('--years and --suppliers need numbers above 0')
    await withUndo((undo) => compare(years, suppliers, undo))
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
