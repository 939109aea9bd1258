import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { examples, explorerPage, isExplorer } from './explorer.ts'

test('GraphiQL’s page contains the examples of its tabs, whatever their content', async () => {
  const [, json] = /<script id="examples" type="application\/json">([^<]*)<\/script>/.exec(await explorerPage())!
  expect(JSON.parse(json!)).toEqual(examples)
})

test('web/graphiql is built from the versions in tools/packages', async () => {
  const lock = JSON.parse(await readFile('tools/packages/package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const licences = await readFile('web/graphiql/licences.txt', 'utf8')
  for (const name of ['graphiql', 'monaco-editor', 'monaco-graphql'])
    expect(licences).toContain(`\n${name} ${lock.packages[`node_modules/${name}`]!.version}: MIT\n`)
})

test('a browser finds GraphiQL at its own address and at that of the API', () => {
  expect(['/graphiql', '/graphql', '/graphql/x', '/'].map(isExplorer)).toEqual([true, true, false, false])
})
