import { expect, test } from 'vitest'
import { memorySettings } from './memory-settings.ts'

const gigabytes = (count: number) => memorySettings(count * 2 ** 30)

test('PostgreSQL takes an eighth of a small machine for its pages, and 256 MB of every larger one', () => {
  expect(gigabytes(0.125)).toEqual({ shared_buffers: '32MB', maintenance_work_mem: '8MB' })
  expect(gigabytes(0.5)).toEqual({ shared_buffers: '64MB', maintenance_work_mem: '16MB' })
  expect(gigabytes(1)).toEqual({ shared_buffers: '128MB', maintenance_work_mem: '32MB' })
  for (const size of [2, 24]) expect(gigabytes(size)).toEqual({ shared_buffers: '256MB' })
})
