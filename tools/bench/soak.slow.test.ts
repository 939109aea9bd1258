import { afterAll, expect, test } from 'vitest'
import { seedDemo } from '../../api/seed/seed-demo.ts'
import { isLong } from '../../api/testing/long.ts'
import { testDatabase } from '../../api/testing/test-database.ts'
import { soakedBytes } from './report.ts'
import type { Undo } from '../../api/testing/undo.ts'
import { benchSoak } from './soak.ts'

const undo: Undo = []
const database = await testDatabase('places')
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
  await database.close()
})

const suppliers = isLong ? 2000 : 60
const minutes = isLong ? 5 : 0.05

test('every mixed request succeeds with a heap of 256 MB, and memory is reported by part', async () => {
  await seedDemo(database, { suppliers, isMarked: false })
  const rows = await benchSoak(database.pool, database.url, undo, { minutes, onRow: () => {} })
  const last = rows.at(-1)!
  expect(rows.map(({ failed }) => failed)).toEqual(rows.map(() => 0))
  expect([rows[0]!.minute, last.minute]).toEqual([0, minutes])
  expect(last.requests).toBeGreaterThan(0)
  expect([...last.cacheBytes.keys()].toSorted().join(' ')).toBe('article document part persisted prepared response')
  expect(last.cacheBytes.get('response')).toBeGreaterThan(0)
  expect(last.siteBytes).toBeLessThan(soakedBytes(suppliers))
}, 900_000)
