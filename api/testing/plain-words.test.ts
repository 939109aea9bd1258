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

/** Exported from several files under one name, and why. */
const sharedNames: Record<string, string> = {
  Component: 'React Router renders this export of a screen’s file',
  load: 'the routes call this export of a screen’s file',
  command: 'run-built.js starts this export of a program’s file',
  AdSlot: 'the entity, and the component that shows it',
  AdFormat: 'the GraphQL enum, and the rules’ type of its values',
  AdNetwork: 'the same',
  BusinessStatus: 'the same',
  ScheduleKind: 'the same',
}

test('one exported name is one thing', () => {
  const files = new Map<string, Set<string>>()
  for (const { path, text } of sources.filter(({ path }) => !path.startsWith('tools/')))
    for (const [, name, definition = ''] of text.matchAll(
      /^export (?:async |abstract )*(?:const|let|function\*?|class|interface|type|enum) (\w+)(?: = (\w+))?/gm,
    )) {
      const isEntityInBrowser = /(?:Query|Fragment)$/.test(definition)
      if (!isEntityInBrowser) files.set(name!, (files.get(name!) ?? new Set()).add(path))
    }
  const shared = [...files].filter(([, { size }]) => size > 1).map(([name]) => name)
  expect(shared.toSorted()).toEqual(Object.keys(sharedNames).toSorted())
})

test('names use the field’s own words', () => {
  expect(
    declarations.filter((one) => homeMade.test(one.split(' ')[1]!.replace(/^[A-Z]/, (first) => first.toLowerCase()))),
  ).toEqual([])
})

test('comments and test titles use the field’s own words', () => {
  const lines = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^ *(?:\/\*\*?|\*|\/\/|(?:test|describe)\b|\]\)\(['`])|\S \/\/).*$/gm)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  )
  const odd = lines.filter((one) => /: .*\b(?:kept|told|anew|whoever|heeds?|so many|goes on)\b/i.test(one))
  expect(odd).toEqual([])
})
