import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspect } from './no-inspect.ts'

test('graphql-js inspects values only for error messages', () => {
  for (const file of ['ast', 'printer', 'source', 'visitor']) {
    const code = readFileSync(`node_modules/graphql/language/${file}.mjs`, 'utf8')
    const uses = code.match(/.*\binspect\(.*/g) ?? []
    expect(uses.filter((line) => !/`.*\$\{inspect\(\w+\)\}.*`/.test(line))).toEqual([])
  }
  expect(inspect(1)).toBe('1')
})
