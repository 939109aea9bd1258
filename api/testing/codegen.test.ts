import { InMemoryCache } from '@apollo/client'
import { parse, print, separateOperations, visit, type DocumentNode } from 'graphql'
import { expect, test } from 'vitest'
import { screenQueries, trustedDocuments } from '../graphql/screen-queries.ts'
import { staleFiles } from '../../codegen.ts'

const documents = Object.values(
  import.meta.glob<Record<string, unknown>>('../../web/**/*.generated.ts', { eager: true }),
).flatMap(Object.entries<unknown>)

test('schema.graphql and the generated hooks match npm run codegen', async () => {
  expect(await staleFiles()).toEqual([])
})

test('the server knows each screen’s document by id, with the client’s text', () => {
  const trusted = trustedDocuments()
  const cache = new InMemoryCache()
  const printOperations = (document: DocumentNode) =>
    Object.values(separateOperations(document)).map((one) => print(one).split('\n\n').toSorted())
  const named = documents.filter(([name]) => name.endsWith('Document'))
  for (const [name, document] of named as [string, DocumentNode & { id: string }][]) {
    const sent = visit(cache.transformDocument(document), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    })
    expect(printOperations(parse(trusted.get(document.id) ?? '{ unknown }')), name).toEqual(printOperations(sent))
  }
  expect(new Set(trusted.keys()).size).toBe(named.length)
})

test('two screens’ operations of one name are refused: the server would know only one', () => {
  const twice = (name: string) => () =>
    screenQueries({ 'one.graphql': `query ${name} { __typename }`, 'two.graphql': 'query Two { __typename }' })
  expect(twice('Two')).toThrow('two operations have the same name')
  expect(twice('One')().has('One')).toBe(true)
})
