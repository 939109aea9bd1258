import { expect, test } from 'vitest'
import { importRules } from './import/import.rules.ts'
import { supplierRules } from './rules/supplier.rules.ts'
import { pictureAddress, webAddress } from './rules/text-shapes.rules.ts'
import { vatNumber } from './rules/vat-number.rules.ts'

test.each([
  ['GB123456789', 'GB123456789'],
  ['gb 123 4567 89', 'GB123456789'],
  ['123 4567 89', 'GB123456789'],
  ['123-4567-89 001', 'GB123456789001'],
  ['GD123', 'GBGD123'],
  ['XI 123456789', 'XI123456789'],
  ['ie1234567fa', 'IE1234567FA'],
  ['FR 12 345678901', 'FR12345678901'],
  ['DE123456789', 'DE123456789'],
  ['NL123456789B01', 'NL123456789B01'],
])('%s is stored as %s', (typed, stored) => {
  expect(vatNumber.read(typed)).toBe(stored)
})

test.each(['12345678', 'GB12345678', 'GB1234567890', 'US123456789', 'DE12345678', 'none', 'GB', '12345678A'])(
  '%s is invalid',
  (typed) => {
    expect(vatNumber.read(typed)).toBeUndefined()
  },
)

test('form and import have their own error messages', () => {
  const message = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
    result.error?.issues.filter(({ path }) => path[0] === 'vatNumber').map((issue) => issue.message)
  expect(message(supplierRules.safeParse({ name: 'Oak Blinds', vatNumber: '12' }))).toEqual([
    'Please enter a VAT number of the UK or the EU, such as GB123456789, or leave the field empty.',
  ])
  expect(message(importRules.safeParse({ name: 'Oak Blinds', vatNumber: '12' }))).toEqual([
    'must be a VAT number of the UK or the EU, such as GB123456789',
  ])
})

test.each([
  ['oak.example', 'https://oak.example'],
  ['//oak.example', undefined],
  ['HTTP://oak.example/a', 'HTTP://oak.example/a'],
  ['https://oak.example/?id=1&utm_source=x', 'https://oak.example/?id=1'],
  ['https://ann@oak.example', undefined],
  ['https://oak', undefined],
  ['https://oak.example/a b', undefined],
  ['ftp://oak.example', undefined],
  ['javascript:alert(1)', undefined],
])('the web address %s is stored as %s', (typed, stored) => {
  expect(webAddress.read(typed)).toBe(stored)
})

test('a picture may be one of the site’s own', () => {
  const typed = ['/pictures/a1-64x64.webp', '/secret/a.png', '/pictures/a b.png', 'oak.example/a.png']
  expect(typed.map((one) => pictureAddress.read(one))).toEqual([
    '/pictures/a1-64x64.webp',
    undefined,
    undefined,
    'https://oak.example/a.png',
  ])
})
