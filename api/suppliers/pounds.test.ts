import { expect, test } from 'vitest'
import { importRules } from './import/import.rules.ts'
import { formatPounds, readPounds } from './rules/pounds.rules.ts'
import { supplierRules } from './rules/supplier.rules.ts'

test.each([
  ['50', 5000],
  ['49.5', 4950],
  ['£49.50', 4950],
  [' £ 1,000 ', 100_000],
  ['100000', 10_000_000],
  ['0', 0],
  ['', NaN],
  ['-5', NaN],
  ['49,50', NaN],
  ['4.999', NaN],
  ['some', NaN],
])('%j pounds are %d pence', (text, pence) => {
  expect(readPounds(text)).toBe(pence)
})

test('pence are shown in pounds, with decimals only if there are any', () => {
  expect([5000, 4950, 4905, 100_000, 0].map(formatPounds)).toEqual(['£50', '£49.50', '£49.05', '£1,000', '£0'])
})

const edited = (minimumOrderPence: unknown) =>
  supplierRules.safeParse({ name: 'Oak Blinds', country: 'France', minimumOrderPence })

test('the editor takes pounds as text, the API pence as a number', () => {
  expect(['49.50', 4950, '', null].map((given) => edited(given).data?.minimumOrderPence)).toEqual([
    4950,
    4950,
    null,
    null,
  ])
  for (const wrong of ['about 50', '100001', 12.5, -1, 10_000_001])
    expect(edited(wrong).error?.issues[0]?.message, String(wrong)).toBe(
      'Please enter pounds from 0 to 100,000, such as 49.50.',
    )
})

const cell = (minimumOrderPence: string) => importRules.safeParse({ name: 'Oak Blinds', minimumOrderPence })

test('a cell has pence, or pounds with a sign or decimals; a small number is ambiguous', () => {
  expect(['5000', '£50', '49.50', '0'].map((text) => cell(text).data?.minimumOrderPence)).toEqual([5000, 5000, 4950, 0])
  for (const wrong of ['50', '999', 'fifty', '£100,001', '-5'])
    expect(cell(wrong).error?.issues[0]?.message, wrong).toBe(
      'must be pence, such as 5000, or pounds with their sign, such as £50: up to £100,000',
    )
})
