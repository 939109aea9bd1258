import type { GraphQLInputObjectType, GraphQLObjectType } from 'graphql'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSchema } from '../graphql/schema.ts'
import { testSite } from '../testing/test-site.ts'
import { importRules } from './import/import.rules.ts'
import { readHeader } from './import/import-columns.ts'
import { build } from '../testing/build/supplier.factory.ts'
import {
  getColumn,
  editableFields,
  getEmptyFieldValue,
  fieldsWith,
  getFieldRow,
  supplierFields,
  type SupplierColumns,
  type SupplierField,
} from './rules/supplier-fields.rules.ts'

const site = await testSite()
const { pool } = site.database
afterAll(site.close)
const fields = Object.keys(supplierFields) as SupplierField[]

// @ts-expect-error a supplier that lacks fields of the table does not compile
class Forgetful implements SupplierColumns {
  id = 1
}

test('an object without all fields of the table does not compile', () => {
  expect(Object.keys(new Forgetful())).toEqual(['id'])
})

describe('the table of fields', () => {
  test('has the database’s columns, types and nullability', async () => {
    const { rows } = await pool.query<{ column: string }>(
      `select attname || ' ' || replace(replace(format_type(atttypid, atttypmod), 'timestamp with time zone', 'timestamptz'), 'real', 'double precision')
                || case when attnotnull or attgenerated <> '' then ' not null' else '' end as "column"
         from pg_attribute where attrelid = 'supplier'::regclass and attnum > 0 and not attisdropped`,
    )
    const columns = fields.map((field) => {
      const mayBeNull = getEmptyFieldValue(field) === null && !getFieldRow(field).isRequired
      return `${getColumn(field)} ${getFieldRow(field).type}${mayBeNull ? '' : ' not null'}`
    })
    expect(rows.map(({ column }) => column)).toEqual(expect.arrayContaining(columns))
  })

  test('the public sees exactly the public fields', () => {
    const type = createSchema().getType('Supplier') as GraphQLObjectType
    const seen = Object.keys(type.getFields()).filter((name) => name in supplierFields)
    expect(seen.toSorted()).toEqual(fieldsWith('public').toSorted())
  })

  test('administrators can read and write all editable fields', () => {
    const schema = createSchema()
    const input = (schema.getType('UpdateSupplierInput') as GraphQLInputObjectType).getFields()
    const output = (schema.getType('AdminSupplier') as GraphQLObjectType).getFields()
    expect(Object.keys(input).toSorted()).toEqual([...editableFields, 'id', 'updatedAt'].toSorted())
    for (const field of editableFields) {
      expect(output[field]?.type.toString().replace(/!$/, ''), field).toBe(
        input[field]!.type.toString()
          .replace('OpeningHoursInput', 'OpeningHours')
          .replace('PictureInput', 'Picture')
          .replace(/!$/, ''),
      )
      expect(output[field]!.description, field).toBeTruthy()
    }
  })
})

describe('any text and any list', () => {
  const special = new Set<SupplierField>(['name', 'phone', 'county', 'postcode', 'country'])
  const getSample = (field: SupplierField) =>
    getFieldRow(field).type === 'text[]' ? ['One', 'Two'] : (getFieldRow(field).shape?.example ?? 'Some text')
  const plain = <F extends SupplierField>(from: readonly F[]) =>
    from.filter((field) => getFieldRow(field).type.startsWith('text') && !special.has(field))
  let id: number
  beforeEach(async () => {
    await pool.query('delete from supplier')
    id = await build(pool).supplier()
    site.as(site.admin)
  })

  test('is saved if editable, and public if public', async () => {
    const edited = plain(editableFields)
    const input = Object.fromEntries(edited.map((field) => [field, getSample(field)]))
    const execute = (text: string, more = {}) => site.ask(text, { id, ...more })
    const { updatedAt } = (await execute('query ($id: ID!) { adminSupplier(id: $id) { updatedAt } }')).data
      .adminSupplier
    const saved = await site.change('updateSupplier', { id, updatedAt, ...input }, `supplier { ${edited.join(' ')} }`)
    expect(saved).toEqual({ supplier: input, userErrors: [] })
    site.as(undefined)
    const seen = fieldsWith('public').filter((field) => edited.some((one) => one === field))
    const { supplier } = (await execute(`query ($id: ID!) { supplier(id: $id) { ${seen.join(' ')} } }`)).data
    expect(supplier).toEqual(Object.fromEntries(seen.map((field) => [field, getSample(field)])))
  })

  test('is imported from its column, under each of its headings, unless that is left out', () => {
    const chosen = readHeader('name,phone', (line) => line.split(','), ['name', undefined])
    expect(chosen.columns).toEqual(['name', undefined])
    for (const field of plain(fieldsWith('importable'))) {
      for (const heading of [field, ...(getFieldRow(field).headings ?? [])])
        expect(readHeader(`name,${heading}`, (line) => line.split(',')).columns, heading).toEqual(['name', field])
      const cell = [getSample(field)].flat().join(';')
      expect(importRules.parse({ name: 'Oak Blinds', [field]: cell })).toEqual({
        name: 'Oak Blinds',
        [field]: getSample(field),
      })
    }
  })
})
