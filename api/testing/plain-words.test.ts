import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync(['api/**/*.{ts,js}', 'web/**/*.{ts,tsx}', 'tools/**/*.ts'])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/generated|^web\/graphiql\/|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Home-made words for which the field has its own: cached, reported, again, separate, locked, query, minimum, previous. */
const homeMade = /kept|told|anew|apart|whoever|heed|held|sought|desk|shelf|atMost|former|beginning/i

const declarations = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:const|let|function|class|interface|type|enum) +(\w+)/g)].map(([, name]) => `${path} ${name}`),
)

test('a function is a verb and its object, never “xOf”', () => {
  expect(declarations.filter((one) => /[a-z]Of$/.test(one))).toEqual([])
})

test('names use the field’s own words', () => {
  const found = declarations.filter((one) => homeMade.test(one.split(' ')[1]!))
  expect(found).toEqual([])
})

test('so do comments', () => {
  const comments = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^ *(?:\/\*\*?|\*|\/\/) .*$/gm)].map(([line]) => `${path}: ${line.trim()}`),
  )
  const odd = comments.filter((one) => /\b(?:kept|told|anew|whoever|heeds?|so many|goes on)\b/i.test(one.slice(one.indexOf(': '))))
  expect(odd).toEqual([])
})
