import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { complaint, expressions, expressionsIn, type Expression } from './expressions.ts'

const isSuperLinear = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0

test('an expression takes linear time, or a comment says what bounds its text', () => {
  expect(expressions.length).toBeGreaterThan(500)
  expect(expressions.filter((one) => !one.bounded && isSuperLinear(one)).map(complaint)).toEqual([])
})

test('superlinear ones are found: literal or composed, unless a comment explains them', () => {
  const found = (text: string) => expressionsIn('a.ts', text).map((one) => [one.bounded, isSuperLinear(one)])
  expect(found('const a = /a+$/')).toEqual([[false, true]])
  expect(found('const a = new RegExp(String.raw`^${b}\\s*(.*)\\s*$`)')).toEqual([[false, true]])
  expect(found('const a = RegExp("a+$")')).toEqual([[false, true]])
  expect(found('// bounded: three letters\nconst a = /a+$/')).toEqual([[true, true]])
  expect(found('const a = /(?<!a)a+$/')).toEqual([[false, false]])
})
