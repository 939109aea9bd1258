import { expect, test } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { answer, api, reply } from '../../app/mock-api.ts'
import { buildReviews } from '../suppliers/build-supplier.ts'
import { readReviews } from './read-reviews.ts'

const first = { edges: Array.from({ length: 10 }), pageInfo: { hasNextPage: true, endCursor: 'after 10' } }

test.each<[address: string, firsts: unknown[], filter?: object]>([
  ['30', [20]],
  ['30.4', [20]],
  ['10', []],
  ['-5', []],
  ['many', []],
  ['30&stars=4&words=neat&sort=lowest', [undefined, 29], { stars: 4, query: 'neat', sort: 'LOWEST' }],
])('an address with reviews=%s reads that many more', async (number, firsts, filter) => {
  const queries: unknown[] = []
  answer(
    api.query('Reviews', ({ variables }) => {
      const { first, after: _after, ...own } = variables
      queries.push(first)
      expect(own).toEqual({ id: '7', ...filter })
      const reviews = buildReviews(
        Array.from({ length: Number(variables.first ?? 1) }, (_, index) => ({ id: `r${index}` })),
      )
      reviews.pageInfo.hasNextPage = variables.first === undefined
      return reply({ supplier: { __typename: 'Supplier', id: '7', reviews } })
    }),
  )
  const address = new URL(`https://directory.test/suppliers/7?reviews=${number}`)
  await readReviews(createClient({ sendsText: true }), '7', first, address)
  expect(queries).toEqual(firsts)
})
