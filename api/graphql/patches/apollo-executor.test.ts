import { ApolloServer, HeaderMap } from '@apollo/server'
import { buildSchema, OperationTypeNode, type DocumentNode } from 'graphql'
import { expect, test } from 'vitest'
import { executeWith } from './apollo-executor.ts'

test('Apollo runs documents with this executor, and returns its results', async () => {
  const operations: { document: DocumentNode; operationName?: unknown; variables?: unknown; context: unknown }[] = []
  const apollo = new ApolloServer<{ who: string }>({
    gateway: executeWith(buildSchema('type Query { twice(n: Int!): Int! }'), async (operation) => {
      operations.push(operation)
      return { data: { twice: 42 } }
    }),
  })
  await apollo.start()
  const query = 'query A($n: Int!) { twice(n: $n) } query B { __typename }'
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query, operationName: 'A', variables: { n: 21 } },
    },
    context: async () => ({ who: 'ann' }),
  })
  expect(answer.body).toMatchObject({ kind: 'complete', string: '{"data":{"twice":42}}\n' })
  expect(operations).toMatchObject([{ operationName: 'A', variables: { n: 21 }, context: { who: 'ann' } }])
  expect(operations[0]!.document.definitions).toMatchObject([
    { operation: OperationTypeNode.QUERY },
    { operation: OperationTypeNode.QUERY },
  ])
  await apollo.stop()
})
