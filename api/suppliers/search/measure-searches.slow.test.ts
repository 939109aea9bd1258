import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { makeDirectory, type MadeSupplier } from '../../testing/quality/make-directory.ts'
import { measureSearches, type SearchShare } from '../../testing/quality/measure-searches.ts'
import { measureCorrectWords, measureMisspellings, type WordShare } from '../../testing/quality/measure-words.ts'

const database = await testDatabase('places')
let suppliers: MadeSupplier[] = []
beforeAll(async () => {
  suppliers = await makeDirectory(database.pool, isLong ? 20_000 : 2000)
})
afterAll(() => database.close())

const sum = <T>(shares: readonly T[], of: (share: T) => number) => shares.reduce((total, share) => total + of(share), 0)
const wrongIn = (shares: readonly { wrong: string[] }[]) => shares.flatMap(({ wrong }) => wrong).join('\n')

test('the test directory is reproducible, and spread like people', async () => {
  const { rows } = await database.pool.query<{ county: string }>(
    `select county from supplier group by county order by count(*) desc limit 1`,
  )
  expect(rows[0]!.county).toBe('Greater London')
  expect(suppliers.find(({ name }) => name === 'Larkmoor Blinds')).toMatchObject({ id: 1, city: 'Carlisle' })
})

test('nearly all labelled searches are understood, and nearly all lists start nearby', async () => {
  const { seen, heldOut } = await measureSearches(database.pool, suppliers, { every: isLong ? 1 : 3 })
  const total = (share: SearchShare) => share.asked
  expect(sum([...seen, ...heldOut], total)).toBeGreaterThanOrEqual(150)
  expect(sum(heldOut, total) / sum([...seen, ...heldOut], total)).toBeGreaterThan(0.3)
  expect(sum(seen, ({ understood }) => understood) / sum(seen, total), wrongIn(seen)).toBeGreaterThan(0.9)
  expect(
    sum(seen, ({ ordered }) => ordered) / sum(seen, ({ orderAsked: orderTotal }) => orderTotal),
    wrongIn(seen),
  ).toBeGreaterThan(0.93)
})

test('hardly any correct word is changed, and nearly all misspellings are corrected', async () => {
  const sample = { every: isLong ? 1 : 8 }
  const correct = await measureCorrectWords(database.pool, sample)
  const misspelt = await measureMisspellings(database.pool, sample)
  const share = (shares: readonly WordShare[]) =>
    sum(shares, ({ counted }) => counted) / sum(shares, ({ asked: total }) => total)
  expect(share(correct.seen), wrongIn(correct.seen)).toBeLessThan(0.04)
  expect(share(misspelt.seen), wrongIn(misspelt.seen)).toBeGreaterThan(0.85)
}, 300_000)
