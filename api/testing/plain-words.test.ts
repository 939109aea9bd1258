import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync(['api/**/*.{ts,js}', 'web/**/*.{ts,tsx}', 'tools/**/*.ts'], {
  exclude: ['tools/packages/node_modules/**'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/generated|^web\/graphiql\/|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The field has its own words: cached, reported, again, separate, locked, query, minimum, previous. */
const homeMade =
  /kept|told|anew|apart|whoever|heed|held(?!Out)|sought|(?<![a-z])desk(?!top)|shelf|atMost|former(?!ly)|beginning/

const declarations = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:const|let|function|class|interface|type|enum) +(\w+)/g)].map(([, name]) => `${path} ${name}`),
)

const namesOfOthers =
  /^(?:indexOf|lastIndexOf|valueOf|getPrototypeOf|setPrototypeOf|toBeInstanceOf|oneOf|anyOf|allOf|multipleOf|memberOf)$/

test('no name is “xOf”: a function is a verb and its object, a type a noun', () => {
  const names = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b([A-Za-z]\w*[a-z]Of)\b/g)].map(([, name]) => ({ path, name: name! })),
  )
  expect(names.filter(({ name }) => !namesOfOthers.test(name))).toEqual([])
})

test('names use the field’s own words', () => {
  const names = declarations.map((one) => one.replace('encryptOldSecrets', ''))
  expect(
    names.filter((one) => homeMade.test(one.split(' ')[1]!.replace(/^[A-Z]/, (first) => first.toLowerCase()))),
  ).toEqual([])
})

test('comments use the field’s own words', () => {
  const comments = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^ *(?:\/\*\*?|\*|\/\/)|\S \/\/) .*$/gm)].map(([line]) => `${path}: ${line.trim()}`),
  )
  const odd = comments.filter((one) => /: .*\b(?:kept|told|anew|whoever|heeds?|so many|goes on)\b/i.test(one))
  expect(odd).toEqual([])
})
