import { expect, test } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { answer, api, reply } from '../../app/mock-api.ts'
import { buildReviews } from '../suppliers/build-supplier.ts'
import { isBeyondPage, moreReviewsAddress, readReviews } from './read-reviews.ts'
import { allReviews, readReviewFilter } from './review-filter.ts'

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

test('the link to more adds a hundred up to a thousand, and keeps the filter', () => {
  const shown = (count: number) => Array.from({ length: count }, (_, index) => ({ node: { id: `r${index + 1}` } }))
  const filter = readReviewFilter(new URLSearchParams('stars=4&sort=lowest&words=+neat+'))
  expect(filter).toEqual({ stars: 4, sort: 'lowest', words: 'neat' })
  expect(moreReviewsAddress(shown(10), filter)).toBe(
    '?tab=reviews&stars=4&sort=lowest&words=neat&reviews=110#review-r10',
  )
  expect(moreReviewsAddress(shown(950), allReviews)).toBe('?tab=reviews&reviews=1000#review-r950')
  expect(moreReviewsAddress(shown(1000), allReviews)).toBeUndefined()
  for (const stars of ['0', '6', '4.5', 'x'])
    expect(readReviewFilter(new URLSearchParams(`stars=${stars}&sort=oldest`))).toEqual(allReviews)
  const beyond = ['reviews=0', 'reviews=1', 'reviews=1000', 'reviews=1001', 'reviews=x', '']
  expect(beyond.filter((text) => isBeyondPage(new URLSearchParams(text)))).toEqual(['reviews=0', 'reviews=1001'])
})
