import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-errors.ts'

const createError = (code: string, name = 'Error') => Object.assign(new Error('failed'), { code, name })

test.each([
  ['shuts down', '57P01'],
  ['has crashed', '57P02'],
  ['starts', '57P03'],
  ['has no free connection', '53300'],
  ['does not listen', 'ECONNREFUSED'],
])('a database that %s is away', (_, code) => {
  expect(isDatabaseAway(createError(code))).toBe(true)
})

test('a cancelled statement, a refused value and another site that does not answer are other errors', () => {
  const others = [createError('57014'), createError('22001'), createError('ECONNREFUSED', 'RequestError')]
  expect(others.map(isDatabaseAway)).toEqual([false, false, false])
})
