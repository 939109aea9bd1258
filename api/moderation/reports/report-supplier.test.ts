import { graphql } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { findRefusal } from '../../testing/find-refusal.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createContext } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import type { FormTrace } from '../../server/honeypot.ts'
import { createSchema } from '../../graphql/schema.ts'
import { build } from '../../testing/build/supplier.factory.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const schema = createSchema()
const env = readEnv({ LOG_LEVEL: 'silent' })
afterAll(() => database.close())

let lastIp = 0

const report = async (
  supplierId: unknown,
  input: Record<string, unknown>,
  ip = `192.0.2.${++lastIp}`,
  formTrace: FormTrace = { openForMs: 9000 },
) => {
  const answer = await graphql({
    schema,
    source:
      'mutation ($input: CreateReportInput!) { createReport(input: $input) { supplier { id } userErrors { field message code } } }',
    variableValues: { input: { supplierId, ...input } },
    contextValue: createContext(database, env, { ip, formTrace }),
  })
  const error = findRefusal('createReport', answer)
  return { isStored: error === undefined, error }
}
const rows = async (supplierId: number) =>
  (
    await pool.query('select reason, details, email, status from supplier_report where supplier_id = $1 order by id', [
      supplierId,
    ])
  ).rows

test('a report is pending for the administrators', async () => {
  const id = await make.supplier()
  expect((await report(id, { reason: 'CLOSED_DOWN' })).isStored).toBe(true)
  expect(
    (await report(id, { reason: 'OTHER', details: ' <b>The shop</b> is a bakery now. ', email: 'tom@example.com' }))
      .isStored,
  ).toBe(true)
  expect(await rows(id)).toEqual([
    { reason: 'CLOSED_DOWN', details: null, email: null, status: 'pending' },
    { reason: 'OTHER', details: '<b>The shop</b> is a bakery now.', email: 'tom@example.com', status: 'pending' },
  ])
})

test('wrong details and other reasons need a text; an email address must be valid', async () => {
  const id = await make.supplier()
  const details = 'Please write at least 10 characters, so we know what to check.'
  expect((await report(id, { reason: 'OTHER' })).error?.fields).toEqual({ details })
  for (const reason of ['WRONG_DETAILS', 'UNFAIR_REVIEW', 'OTHER'])
    expect((await report(id, { reason, details: ' 9 letters ' })).error?.fields).toEqual({ details })
  expect((await report(id, { reason: 'NOT_A_SUPPLIER' })).isStored).toBe(true)
  expect((await report(id, { reason: 'UNFAIR_REVIEW', details: '10 letters' })).isStored).toBe(true)
  expect((await report(id, { reason: 'CLOSED_DOWN', details: 'x'.repeat(10_000) })).error?.fields).toEqual({
    details: 'Please write at most 2,000 characters.',
  })
  expect((await report(id, { reason: 'CLOSED_DOWN', email: 'tom' })).error?.fields).toEqual({
    email: 'Please enter a valid email address, or leave the field empty.',
  })
  expect((await report(id, { reason: 'CLOSED_DOWN', email: '', details: null })).error).toBeUndefined()
  expect((await report(id, { reason: 'BORING' })).error?.message).toContain('does not exist in "ReportReason" enum')
  expect(await rows(id)).toHaveLength(3)
})

test('unknown and hidden suppliers, bots and the eleventh valid report in an hour are refused', async () => {
  const id = await make.supplier()
  const hidden = await make.supplier({ status: 'hidden' })
  for (const wrong of [hidden, 999_999, 'abc']) {
    expect((await report(wrong, { reason: 'CLOSED_DOWN' })).error?.code).toBe('NOT_FOUND')
  }
  expect((await report(id, { reason: 'CLOSED_DOWN' }, '192.0.2.250', { leaveEmpty: 'x' })).error?.code).toBe(
    'BAD_USER_INPUT',
  )
  expect((await report(id, { reason: 'CLOSED_DOWN' }, '192.0.2.250', { openForMs: 100 })).error?.code).toBe(
    'BAD_USER_INPUT',
  )
  for (let count = 0; count < 10; count++) {
    await report(id, { reason: 'OTHER' }, '198.51.100.2')
    await report(id, { reason: 'CLOSED_DOWN' }, '198.51.100.2')
  }
  expect((await report(id, { reason: 'CLOSED_DOWN' }, '198.51.100.2')).error).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
  })
  expect(await rows(id)).toHaveLength(10)
})

test('createReport returns the supplier, or errors by field', async () => {
  const supplierId = await make.supplier({ name: 'Closed Blinds' })
  const submitReport = async (input: object) => {
    const { data } = await graphql({
      schema,
      source: `mutation ($input: CreateReportInput!) { createReport(input: $input) { supplier { name } userErrors { field code } } }`,
      variableValues: { input },
      contextValue: createContext(database, env, { ip: `192.0.2.${++lastIp}` }),
    })
    return JSON.parse(JSON.stringify(data?.createReport)) as unknown
  }
  expect(await submitReport({ supplierId, reason: 'CLOSED_DOWN' })).toEqual({
    supplier: { name: 'Closed Blinds' },
    userErrors: [],
  })
  expect(await rows(supplierId)).toHaveLength(1)
  expect(await submitReport({ supplierId, reason: 'OTHER' })).toEqual({
    supplier: null,
    userErrors: [{ field: ['details'], code: 'BAD_USER_INPUT' }],
  })
  expect(await submitReport({ supplierId: 0, reason: 'CLOSED_DOWN' })).toMatchObject({
    userErrors: [{ code: 'NOT_FOUND' }],
  })
})
