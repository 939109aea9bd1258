import { expect, test } from 'vitest'
import { memorySettings } from './embedded.ts'

const gigabytes = (count: number) => memorySettings(count * 2 ** 30)

test('PostgreSQL gets an eighth of a small machine’s memory, and 256 MB of larger ones', () => {
  const small = (pages: string, indexes: string) => ({
    shared_buffers: pages,
    maintenance_work_mem: indexes,
    autovacuum_max_workers: '1',
  })
  expect(gigabytes(0.125)).toEqual(small('32MB', '8MB'))
  expect(gigabytes(0.5)).toEqual(small('64MB', '16MB'))
  expect(gigabytes(1)).toEqual(small('128MB', '32MB'))
  const large = { shared_buffers: '256MB', maintenance_work_mem: '256MB', autovacuum_work_mem: '64MB' }
  for (const size of [2, 24]) expect(gigabytes(size)).toEqual(large)
})
