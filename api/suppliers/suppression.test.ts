import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { isProtectedField, recordFieldSources, writeFieldSources } from './field-sources.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { findSuppressions, suppressionText, suppressSuppliers } from './suppression.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
beforeEach(() => pool.query('truncate suppression; delete from supplier'))

const acme = {
  name: 'Acme Blinds Ltd.',
  postcode: 'GL50 1AA',
  phone: '01242 960123',
  website: 'https://www.acme.example.com/home',
  email: 'Hello@acme.example.com',
  place_id: 'place-1',
}
const because = { reason: 'Closed down', by: 'ada' }
const deleted = async (overrides: Record<string, unknown> = {}) => {
  const id = await build(pool).supplier({ ...acme, ...overrides })
  await suppressSuppliers(pool, [id], because)
  await pool.query('delete from supplier where id = $1', [id])
}
const by = async (listing: Parameters<typeof findSuppressions>[1][number]) =>
  (await findSuppressions(pool, [listing]))[0]?.by

test('a deleted supplier is recognised by each of its keys, however they are written', async () => {
  await deleted()
  const name = 'Another Name'
  expect(await by({ name, placeId: 'place-1' })).toBe('place id')
  expect(await by({ name, phone: '+44 1242 960 123' })).toBe('phone')
  expect(await by({ name, email: ' hello@ACME.example.com' })).toBe('email')
  expect(await by({ name, website: 'http://acme.example.com?x=1' })).toBe('website')
  expect(await by({ name: 'ACME BLINDS', postcode: 'gl501aa' })).toBe('name and postcode')
})

test('another business is not blocked', async () => {
  await build(pool).supplier({ name: 'Remaining Blinds', postcode: 'LS1 1AA' })
  await deleted({ phone: null, website: 'https://www.facebook.com/acme/' })
  expect(await by({ name: 'Remaining Blinds', postcode: 'LS1 1AA' })).toBeUndefined()
  expect(await by({ name: 'Acme Blinds' })).toBeUndefined()
  expect(
    await by({ name: 'Acme Blinds', postcode: 'GL50 1AB', phone: '', email: '', website: '', placeId: '' }),
  ).toBeUndefined()
  expect(await by({ name: 'Other', website: 'https://facebook.com/other' })).toBeUndefined()
  expect(await by({ name: 'Other', website: 'facebook.com' })).toBeUndefined()
  expect(await by({ name: 'Acme', website: 'm.facebook.com/Acme' })).toBe('website')
})

test.each(['listed', 'hidden'])(
  'data shared with a remaining branch, %s, does not block the branch',
  async (status) => {
    await build(pool).supplier({ ...acme, name: 'Acme Leeds', postcode: 'LS1 1AA', place_id: 'place-2', status })
    await deleted()
    expect(await by({ name: 'Acme York', phone: acme.phone, website: acme.website, email: acme.email })).toBeUndefined()
    expect(await by({ name: 'Acme', placeId: 'place-1' })).toBe('place id')
    expect(await by({ name: 'Acme Blinds', postcode: 'GL50 1AA' })).toBe('name and postcode')
  },
)

test('a pending one is not a branch: it may be the deleted business', async () => {
  await build(pool).supplier({ ...acme, name: 'Back Again', status: 'pending', place_id: null })
  await deleted()
  expect(await by({ name: 'Back Again', phone: acme.phone })).toBe('phone')
  expect(await by({ name: 'Back Again', email: acme.email })).toBe('email')
  expect(await by({ name: 'Back Again', website: acme.website })).toBe('website')
})

test('several listings are checked in order, with who was deleted and why', async () => {
  await deleted()
  const [none, found] = await findSuppressions(pool, [{ name: 'Other' }, { name: 'X', phone: acme.phone }])
  expect(none).toBeNull()
  expect(suppressionText(found!)).toMatch(
    /^was deleted by an administrator on \d{4}-\d\d-\d\d as "Acme Blinds Ltd\." \(same phone\): Closed down$/,
  )
})

test('a field has its last source; an administrator’s or owner’s value stays', async () => {
  const sources = recordFieldSources({ phone: { source: 'yell', at: '2026-01-01T00:00:00.000Z' } }, ['name'], 'admin')
  expect(sources).toEqual({
    phone: { source: 'yell', at: '2026-01-01T00:00:00.000Z' },
    name: { source: 'admin', at: expect.any(String) },
  })
  expect(['name', 'phone', 'email'].map((field) => isProtectedField(sources, field))).toEqual([true, false, false])
  const ofOwner = recordFieldSources(sources, ['email'], 'owner')
  expect(['name', 'phone', 'email'].map((field) => isProtectedField(ofOwner, field))).toEqual([true, false, true])
  const id = await build(pool).supplier()
  await build(pool).supplier()
  await writeFieldSources(pool, id, ['name', 'phone'], 'yell')
  await writeFieldSources(pool, id, ['phone'], 'owner')
  const { rows } = await pool.query('select field_source from supplier order by id')
  expect(rows).toEqual([
    {
      field_source: {
        name: { source: 'yell', at: expect.any(String) },
        phone: { source: 'owner', at: expect.any(String) },
      },
    },
    { field_source: {} },
  ])
})
