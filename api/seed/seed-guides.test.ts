import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../suppliers/supplier.build.ts'
import { testDatabase } from '../testing/test-database.ts'
import { areGuidesLoaded, readGuides, seedGuides, type GuideFile } from './seed-guides.ts'

const database = await testDatabase()
const { pool } = database
afterAll(() => database.close())

const kent = (await readGuides()).find(({ urlName }) => urlName === 'kent')
/** The guide of Kent with another overview, as a later release may bring it. */
const release = (overview: string): GuideFile[] => [
  { urlName: 'kent', text: JSON.stringify({ ...JSON.parse(kent?.text ?? ''), overview }), hash: overview },
]
const overview = async () => (await pool.query(`select overview from county_content`)).rows[0]?.overview

beforeAll(() => build(pool).county('Kent', 'kent', [51.25, 0.72]))

test('a guide follows its file while nobody has edited it', async () => {
  await seedGuides(pool, release('First.'))
  expect(await overview()).toBe('First.')
  expect(await areGuidesLoaded(pool, release('First.'))).toBe(true)
  expect(await areGuidesLoaded(pool, release('Second.'))).toBe(false)
  await seedGuides(pool, release('Second.'))
  expect(await overview()).toBe('Second.')
})

test.each([
  ['its text', `update county_content set overview = 'Mine.'`, 'Mine.'],
  ['its advice', `update county_content set advice = '[]'`, 'Second.'],
  ['the description of its county', `update county set description = 'Mine'`, 'Second.'],
])('a guide stays as it is once the operator has edited %s', async (_, edit, kept) => {
  await seedGuides(pool, release('First.'))
  await pool.query(
    `update county_content set advice = null, overview = 'Second.', loaded_hash = null, file_hash = null`,
  )
  await pool.query(`update county_content set loaded_hash = county_guide_hash(county_id)`)
  await pool.query(edit)
  await seedGuides(pool, release('Third.'))
  expect(await overview()).toBe(kept)
  expect(await areGuidesLoaded(pool, release('Third.'))).toBe(true)
})
