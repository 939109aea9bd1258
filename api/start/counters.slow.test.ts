import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFile as writeExport } from '../commands/export.ts'
import { runSql } from '../database/sql.ts'
import { cleanDuplicates } from '../duplicates/clean-duplicates.ts'
import { undoMerge } from '../duplicates/undo-merge.ts'
import { moderateReviews } from '../moderation/reviews/moderation.resolver.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { registerSupplier } from '../registration/register-supplier.ts'
import { decide } from '../moderation/requests/decide.ts'
import { PendingKind } from '../moderation/requests/pending-kind.ts'
import { undoDecision } from '../moderation/requests/change-item.resolver.ts'
import { submitReview } from '../reviews/submit-review.ts'
import { removeDemo } from '../seed/remove-demo.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { createContext, type Viewer } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { PublicError } from '../server/errors.ts'
import { Random } from '../process/random.ts'
import { adminStats } from '../stats/admin-stats.ts'
import { listen } from '../database/listen.ts'
import { findWrongCounts, recountWrong, type CounterName } from '../stats/report.task.ts'
import { readReport } from '../stats/read-report.ts'
import { joinOldDays } from '../stats/renew-top.ts'
import { deleteSupplier } from '../suppliers/admin/delete-supplier.ts'
import { setHidden } from '../suppliers/admin/mark-supplier.ts'
import { saveSupplier } from '../suppliers/admin/save-supplier.ts'
import { importSuppliers } from '../suppliers/import/import-suppliers.ts'
import { beginChange, continueChange } from '../suppliers/import/batches/change-batch.ts'
import { isLong } from '../testing/long.ts'
import { testDatabase } from '../testing/test-database.ts'
import { exportEverything } from '../maintenance/transfer/export-everything.ts'
import { importEverything } from '../maintenance/transfer/import-everything.ts'
import { exportedTables } from '../maintenance/tables.ts'

const database = await testDatabase('places')
const { pool } = database
const folder = await mkdtemp(join(tmpdir(), 'counters-'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
const env = readEnv({ LOG_LEVEL: 'silent', SESSION_SECRET: 'a secret for tests, of 32 letters' })
const { rows: users } = await pool.query<{ id: number }>(
  "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id",
)
const admin: Viewer = { id: users[0]!.id, username: 'ada', isAdmin: true }

/** A context from a new network each time, because of rate limits. */
const nextContext = (() => {
  let network = 0
  return () => {
    network++
    return createContext(database, env, { ip: `10.${network >> 8}.${network & 255}.1`, viewer: admin })
  }
})()
const noPictures: PictureStore = { write: async () => {}, read: async () => undefined, remove: async () => {} }

const random = new Random(35)
const towns = [
  ['Cheltenham', 'Gloucestershire', 'GL50 1AA'],
  ['Leeds', 'West Yorkshire', 'LS1 5AA'],
  ['Birmingham', 'West Midlands', 'B1 1AA'],
] as const
const services = ['Blinds', 'Roller Blinds', 'Curtains', 'Shutters', 'Repairs', 'Installation']
const pickId = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(`select id from ${table} where ${where} order by id`)
  return rows.length ? random.pick(rows).id : 0
}
const numbered = (() => {
  let number = 0
  return () => ++number
})()
const listing = () => {
  const [city, county, postcode] = random.pick(towns)
  const number = numbered()
  return {
    name: `${random.pick(['Oak', 'Elm', 'Ash'])} ${random.pick(services)} ${number}`,
    description: 'We measure, make and fit whatever your windows need.',
    email: `shop-${number}@example.com`,
    phone: `0113 496 ${String(number % 10_000).padStart(4, '0')}`,
    address: `${number} High Street`,
    city,
    county,
    postcode,
    services: random.sample(services, random.int(1, 3)),
  }
}

const empty = async () => {
  for (const { table, isReplaced } of [...exportedTables].toReversed())
    if (!isReplaced) await pool.query(`delete from ${table}`)
}

const actions: Record<string, [weight: number, run: () => Promise<unknown>]> = {
  seed: [
    2,
    async () => {
      if (random.chance(0.5)) await empty()
      await seedDemo(database, { suppliers: random.int(5, 15), replace: random.chance(0.7) })
    },
  ],
  'remove the demonstration': [1, () => removeDemo(database, { batchSize: 4 })],
  rebuild: [1, () => pool.query('select rebuild_tallies(), rebuild_supplier_counts(), rebuild_supplier_search()')],
  night: [4, () => joinOldDays(pool)],
  minute: [4, () => pool.query('select fold_tallies(), count_pending_suppliers()')],
  import: [
    6,
    async () => {
      const path = join(folder, 'suppliers.csv')
      const lines = Array.from({ length: random.int(1, 4) }, () => {
        const { name, phone, city, postcode, services: offered } = listing()
        return [name, phone, city, postcode, offered.join('|')].join(',')
      })
      await writeFile(path, ['name,phone,city,postcode,services', ...lines].join('\n'))
      await importSuppliers(database, path, { apply: true })
    },
  ],
  'undo, hide or show an import': [
    5,
    async () => {
      const importId = await pickId('import')
      const step = random.pick(['undo', 'hide', 'show'] as const)
      const change = await beginChange(database.orm.em.fork(), admin, { column: 'import_id', id: importId }, step)
      while (await continueChange(database.orm.em.fork(), change, 2));
    },
  ],
  'export and load': [
    1,
    async () => {
      const path = join(folder, 'everything.ndjson.gz')
      await writeExport(path, (take) => exportEverything(pool, noPictures, take))
      await empty()
      await importEverything(pool, noPictures, path)
    },
  ],
  register: [8, () => registerSupplier(nextContext(), listing())],
  'decide a registration': [
    8,
    async () => {
      const id = await pickId(
        'registration r',
        "exists (select from supplier where id = supplier_id and status = 'pending')",
      )
      await decide(nextContext(), admin, {
        kind: PendingKind.REGISTRATION,
        id,
        ...(random.chance(0.7) ? { approve: true } : { approve: false, message: 'It sells carpets.' }),
      })
    },
  ],
  'undo a decision': [
    6,
    async () => {
      const { rows } = await pool.query<{ kind: PendingKind; itemId: number }>(
        'select kind, item_id "itemId" from decision where undone_at is null order by id',
      )
      if (!rows.length) return
      const { kind, itemId } = random.pick(rows)
      await undoDecision(nextContext().em, admin, kind, itemId)
    },
  ],
  edit: [
    10,
    async () => {
      const id = await pickId('supplier', "status <> 'merged'")
      const { rows } = await pool.query<{ updatedAt: Date }>(
        'select updated_at "updatedAt" from supplier where id = $1',
        [id],
      )
      const { name, city, county, postcode, services: offered } = listing()
      const input = random.chance(0.3) ? { name } : { city, county, postcode, services: offered }
      const updatedAt = rows[0]?.updatedAt ?? new Date()
      await saveSupplier(nextContext(), admin, { id: String(id), updatedAt, ...input })
    },
  ],
  'hide or show': [
    8,
    async () => setHidden(nextContext(), admin, { id: String(await pickId('supplier')), isHidden: random.chance(0.5) }),
  ],
  'delete for good': [
    3,
    async () => {
      const id = String(await pickId('supplier'))
      await deleteSupplier(nextContext(), admin, { id, reason: 'Closed', isOnRequest: random.chance(0.3) })
    },
  ],
  review: [
    12,
    async () => {
      const id = String(await pickId('supplier', "status = 'listed'"))
      const email = `visitor-${numbered()}@example.com`
      await submitReview(nextContext(), id, {
        rating: random.int(1, 5),
        comment: 'They measured twice, and it fits well.',
        name: 'Ann',
        email,
      })
    },
  ],
  'publish, reject, take down or restore reviews': [
    14,
    async () => {
      const step = random.pick(['PUBLISH', 'PUBLISH', 'REJECT', 'TAKE_DOWN', 'RESTORE'] as const)
      const ids = [await pickId('review'), await pickId('review', "status = 'pending'")].map(String)
      await moderateReviews(nextContext(), { ids, step, note: 'Not a customer' })
    },
  ],
  merge: [
    6,
    async () => {
      const [first, second] = [await pickId('supplier'), await pickId('supplier')].map(String)
      await cleanDuplicates(nextContext().em, admin, [{ originalId: first!, duplicateId: second! }])
    },
  ],
  'undo a merge': [
    5,
    async () => undoMerge(nextContext().em, admin, String(await pickId('supplier_merge', 'undone_at is null'))),
  ],
}
const names = Object.entries(actions).map(([name, [weight]]) => [name, weight] as const)
const isAlone = new Set(['seed', 'export and load', 'remove the demonstration'])

const act = async (name: string) => {
  await actions[name]![1]().catch((error: unknown) => {
    if (!(error instanceof PublicError)) throw error
  })
}

const figures = async () => {
  const count = async (text: string) => (await runSql<{ n: number }>(pool, `select (${text})::int n`)).rows[0]!.n
  const { suppliers, reviews, locations } = await adminStats(pool)
  const { points } = await readReport(pool, 'MONTHS_12')
  const last = points.at(-1)!
  const listed = await count("select count(*) from supplier where status = 'listed'")
  return {
    shown: { suppliers, reviews, locations, reportSuppliers: last.suppliers, reportReviews: last.reviews },
    counted: {
      suppliers: listed,
      reviews: await count(
        "select count(*) from review r join supplier s on s.id = r.supplier_id where r.status = 'published' and s.status = 'listed'",
      ),
      locations: await count(
        `select count(distinct l.id) from supplier s join location l on lower(l.name) = lower(s.city) and l.type = 'town'
            and case when s.country = 'United Kingdom' then l.county = s.county
                else l.country = (select c.country from location c where c.type = 'country' and lower(c.name) = lower(s.country) limit 1) end
          where s.status = 'listed'`,
      ),
      reportSuppliers: listed,
      reportReviews: await count("select count(*) from review where status = 'published'"),
    },
  }
}

const actionCount = isLong ? 2000 : 40

test(`after each of ${actionCount} random actions every counter equals a recount`, async () => {
  const done: string[] = []
  await seedDemo(database, { suppliers: 12 })
  for (let at = 0; at < actionCount; at++) {
    const name = random.weighted(names)
    const beside = random.chance(0.2) ? random.weighted(names) : name
    const together = isAlone.has(name) || isAlone.has(beside) ? [name] : [...new Set([name, beside])]
    done.push(together.join(' and '))
    await Promise.all(together.map(act))
    await pool.query('select count_pending_suppliers()')
    const { shown, counted } = await figures()
    expect({ after: done.slice(-5), wrong: await findWrongCounts(pool), shown }).toEqual({
      after: done.slice(-5),
      wrong: [],
      shown: counted,
    })
  }
}, 1_200_000)

const damage: Record<CounterName, string> = {
  supplier_count: `update supplier_count set suppliers = suppliers + 1 where county = '' and service = ''`,
  supplier_town: 'update supplier_town set suppliers = 7',
  supplier_cell: 'delete from supplier_cell',
  location: `update location set supplier_count = 700 where name = 'Birmingham' and type = 'town' and country = 'GB'`,
  rating: 'update supplier set review_count = review_count + 1 where id = (select min(id) from supplier)',
  tally: `update tally set times = -9476 where kind = 'shown_review'`,
  supplier_search: 'update supplier_search set quality = 0',
  supplier_word: `insert into supplier_word (word, stem, suppliers) values ('blindz', 'blindz', 5)`,
}

test('a wrong counter is named and recounted; right ones are not touched', async () => {
  await empty()
  await seedDemo(database, { suppliers: 12 })
  let changed: string[] = []
  const listening = await listen(
    database.url,
    'changed',
    (table) => changed.push(table),
    () => {},
  )
  for (const [counter, statement] of Object.entries(damage)) {
    await pool.query(statement)
    changed = []
    const found = await recountWrong(pool)
    await expect
      .poll(() => changed, { message: `cached pages with a wrong ${counter} are renewed` })
      .toContain('supplier')
    expect([counter, found.map((one) => one.counter)]).toEqual([counter, expect.arrayContaining([counter])])
    expect(await findWrongCounts(pool)).toEqual([])
  }
  expect(await recountWrong(pool)).toEqual([])
  await listening.close()
})
