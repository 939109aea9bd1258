import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { createSupplierClient } from '../testing/build/query.fixtures.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { findReviews } from './list-reviews.ts'

const database = await testDatabase()
const { pool } = database
const execute = createSupplierClient(pool)
const make = build(pool)
afterAll(() => database.close())

let id: number
beforeAll(async () => {
  id = await make.supplier()
  await make.review(id, {
    rating: 5,
    created_at: '2026-03-01T10:00:00.000001Z',
    reviewer_name: 'Anna',
    comment: 'Blinds: 100% happy.',
  })
  await make.review(id, { rating: 5, created_at: '2026-03-01T10:00:00.000002Z', reviewer_name: 'Ben', comment: null })
  await make.review(id, { rating: 2, created_at: '2026-04-01', reviewer_name: 'Cleo', comment: 'Cafe blinds.' })
  await make.review(id, { rating: 1, status: 'pending', reviewer_name: 'Dan' })
  await make.review(await make.supplier({ name: 'Other' }), { rating: 4, reviewer_name: 'Eve' })
})

interface Page {
  nodes: { reviewerName: string }[]
  edges: { cursor: string }[]
  pageInfo: { endCursor: string; hasNextPage: boolean }
  totalCount: number
}
const reviews = async (variables: Record<string, unknown>) => {
  const { data, errors } = await execute<{ supplier: { reviews: Page } | null }>(
    `query ($id: ID!, $first: Int, $after: String, $sort: ReviewSort, $stars: Int, $query: String) { supplier(id: $id) {
      reviews(first: $first, after: $after, sort: $sort, stars: $stars, query: $query) {
        nodes { reviewerName rating } edges { cursor } pageInfo { endCursor hasNextPage } totalCount } } }`,
    { id, ...variables },
  )
  return { page: data?.supplier?.reviews, errors }
}
const names = (page?: Page) => page?.nodes.map(({ reviewerName }) => reviewerName)

test('published reviews, newest first, page by page', async () => {
  const { page } = await reviews({ first: 2 })
  expect(names(page)).toEqual(['Cleo', 'Ben'])
  expect(page!.totalCount).toBe(3)
  const next = await reviews({ first: 2, after: page!.pageInfo.endCursor })
  expect(names(next.page)).toEqual(['Anna'])
  expect(next.page!.pageInfo.hasNextPage).toBe(false)
})

test.each([
  ['HIGHEST', ['Ben', 'Anna', 'Cleo']],
  ['LOWEST', ['Cleo', 'Ben', 'Anna']],
])('in the order %s, page by page', async (sort, all) => {
  const { page } = await reviews({ first: 2, sort })
  expect(names(page)).toEqual(all.slice(0, 2))
  const next = await reviews({ first: 2, sort, after: page!.pageInfo.endCursor })
  expect(names(next.page)).toEqual(all.slice(2))
})

test.each([
  ['with so many stars', { stars: 5 }, ['Ben', 'Anna']],
  ['with so many stars, where there are none', { stars: 3 }, []],
  ['whose comment has all of the words', { query: ' café  BLINDS ' }, ['Cleo']],
  ['of which none has all of the words', { query: 'blinds curtains' }, []],
  ['whose comment has a sign of patterns', { query: '100%' }, ['Anna']],
  ['with both', { stars: 5, query: 'blinds' }, ['Anna']],
])('filtered by %s, with their number', async (_, filter, expected) => {
  const { page } = await reviews({ first: 1, ...filter })
  expect(names(page)).toEqual(expected.slice(0, 1))
  expect(page!.totalCount).toBe(expected.length)
  expect(page!.pageInfo.hasNextPage).toBe(expected.length > 1)
})

test('the distribution of published reviews over the stars', async () => {
  const { data } = await execute(
    `query ($id: ID!) { supplier(id: $id) { averageRating reviewCount ratingSpread { stars count } } }`,
    { id },
  )
  expect(data).toEqual({
    supplier: {
      averageRating: 4,
      reviewCount: 3,
      ratingSpread: [
        { stars: 5, count: 2 },
        { stars: 4, count: 0 },
        { stars: 3, count: 0 },
        { stars: 2, count: 1 },
        { stars: 1, count: 0 },
      ],
    },
  })
  const { data: list } = await execute('{ suppliers(sort: NAME) { nodes { name ratingSpread { count } } } }')
  const spread = (name: string, ...counts: number[]) => ({ name, ratingSpread: counts.map((count) => ({ count })) })
  expect(list).toEqual({
    suppliers: { nodes: [spread('Other', 0, 1, 0, 0, 0), spread('Regency Blinds', 2, 0, 0, 1, 0)] },
  })
})

test('each supplier of a list has its own reviews', async () => {
  const { data } = await execute(
    `{ suppliers(sort: NAME) { nodes {
      reviewLine reviews(first: 1) { nodes { reviewerName } } two: reviews(stars: 2) { totalCount } } } }`,
  )
  const shown = (reviewLine: string, reviewerName: string, totalCount: number) => ({
    reviewLine,
    reviews: { nodes: [{ reviewerName }] },
    two: { totalCount },
  })
  expect(data).toEqual({
    suppliers: { nodes: [shown('Neatly fitted and on time.', 'Eve', 0), shown('Cafe blinds.', 'Cleo', 1)] },
  })
})

test.each([
  { after: 'broken' },
  { after: Buffer.from('[5,"now",1]').toString('base64url') },
  { first: 0 },
  { first: 101 },
  { stars: 0 },
  { stars: 6 },
  { query: 'x'.repeat(101) },
])('a clear message about %j', async (variables) => {
  const { errors } = await reviews(variables)
  expect(errors![0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [Object.keys(variables)[0]!]: expect.any(String) },
  })
})

test('a review is found by its id while it is published and its supplier listed', async () => {
  const hidden = await make.review(await make.supplier({ status: 'hidden' }))
  const pending = await make.review(id, { status: 'pending' })
  const shown = await make.review(await make.supplier(), { reviewer_name: 'Fay' })
  expect(await findReviews(pool, [hidden, pending, shown])).toMatchObject([null, null, { reviewerName: 'Fay' }])
})

test('reviewers’ emails are not a field', async () => {
  expect((await execute(`{ supplier(id: 1) { reviews { nodes { reviewerEmail } } } }`)).errors![0]!.message).toContain(
    'Cannot query field',
  )
})

test('an excerpt of the newest published review with text, cut between words; it disappears with the review', async () => {
  const line = async () => (await execute(`query ($id: ID!) { supplier(id: $id) { reviewLine } }`, { id: quoted })).data
  const quoted = await make.supplier({ name: 'Quoted' })
  expect(await line()).toEqual({ supplier: { reviewLine: null } })
  await make.review(quoted, { comment: 'Neat   work,\nand on time.', created_at: '2026-01-01' })
  await make.review(quoted, { comment: ' ', created_at: '2026-03-01' })
  await make.review(quoted, { comment: 'Not yet checked.', status: 'pending', created_at: '2026-04-01' })
  expect(await line()).toEqual({ supplier: { reviewLine: 'Neat work, and on time.' } })
  const long = await make.review(quoted, { comment: 'They measured twice. '.repeat(10), created_at: '2026-02-01' })
  expect(await line()).toEqual({ supplier: { reviewLine: `${'They measured twice. '.repeat(6)}They measured…` } })
  const longest = `${'ab '.repeat(46)}cd`
  const whole = await make.review(quoted, { comment: longest, created_at: '2026-02-02' })
  expect([longest.length, await line()]).toEqual([140, { supplier: { reviewLine: longest } }])
  await pool.query("update review set status = 'rejected' where id = any($1)", [[long, whole]])
  expect(await line()).toEqual({ supplier: { reviewLine: 'Neat work, and on time.' } })
})

test.each(['NEWEST', 'HIGHEST', 'LOWEST'])(
  'reviews of one instant are each on one page, in the order %s',
  async (sort) => {
    const twins = await make.supplier({ name: 'Twins' })
    for (const reviewer_name of ['Gus', 'Hal', 'Ivy'])
      await make.review(twins, { reviewer_name, created_at: '2026-05-01' })
    const seen: (string | undefined)[] = []
    for (let after: string | undefined, left = 3; left > 0; left--) {
      const { page } = await reviews({ id: twins, first: 1, sort, after })
      seen.push(names(page)?.[0])
      after = page!.pageInfo.endCursor
    }
    expect(seen).toEqual(['Ivy', 'Hal', 'Gus'])
  },
)
