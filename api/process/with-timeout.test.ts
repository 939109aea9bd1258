import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

test('what takes too long gives the fallback; a failure before is passed on', async () => {
  expect(await withTimeout(60_000, Promise.resolve('done'), 'late')).toBe('done')
  expect(await withTimeout(1, new Promise(() => {}), 'late')).toBe('late')
  await expect(withTimeout(60_000, Promise.reject(new Error('no disk')), 'late')).rejects.toThrow('no disk')
})
