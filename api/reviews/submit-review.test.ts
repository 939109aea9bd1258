import { graphql } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { findRefusal } from '../testing/find-refusal.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import type { FormTrace } from '../server/honeypot.ts'
import { createSchema } from '../graphql/schema.ts'
import { build } from '../testing/build/supplier.factory.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const schema = createSchema()
const env = readEnv({ LOG_LEVEL: 'silent' })
afterAll(() => database.close())

const good = {
  rating: 4,
  comment: 'They measured twice and fitted four blinds.',
  name: 'Anna',
  email: 'anna@example.com',
}
let lastIp = 0

const send = async (
  supplierId: unknown,
  overrides: Record<string, unknown> = {},
  ip = `192.0.2.${++lastIp}`,
  formTrace: FormTrace = { openForMs: 20_000 },
) => {
  const answer = await graphql({
    schema,
    source: `mutation ($input: CreateReviewInput!) {
      createReview(input: $input) {
        review { id rating comment reviewerName isVerified } userErrors { field message code }
      }
    }`,
    variableValues: { input: { supplierId, ...good, ...overrides } },
    contextValue: createContext(database, env, { ip, formTrace }),
  })
  const review = (answer.data?.createReview as { review: Record<string, unknown> } | undefined)?.review
  return { review, error: findRefusal('createReview', answer) }
}
const rows = async (supplierId: number) =>
  (await pool.query('select * from review where supplier_id = $1 order by id', [supplierId])).rows

test('a review sent during a merge of its supplier is not lost: it has to be sent again', async () => {
  const [survivor, duplicate] = [await make.supplier(), await make.supplier()]
  const merging = await pool.connect()
  await merging.query('begin')
  await merging.query("update supplier set status = 'merged', merged_into_id = $1 where id = $2", [survivor, duplicate])
  const sending = send(duplicate)
  const isWaiting = async () =>
    (await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .rowCount
  while (!(await isWaiting())) await new Promise((done) => setTimeout(done, 5))
  await merging.query('commit')
  merging.release()
  expect((await sending).error).toEqual({
    code: 'CONFLICT',
    message: 'This listing has just changed. Please submit your review again.',
  })
  expect(await rows(duplicate)).toEqual([])
  expect((await send(duplicate)).error).toBeUndefined()
  expect(await rows(survivor)).toHaveLength(1)
})

test('a review is stored as pending, in no response and no rating', async () => {
  const id = await make.supplier()
  await make.review(id, { rating: 2 })
  const { review } = await send(id, { rating: 5 })
  expect(review).toMatchObject({ rating: 5, comment: good.comment, reviewerName: 'Anna', isVerified: false })
  expect((await rows(id))[1]).toMatchObject({ status: 'pending', source: 'site', reviewer_email: 'anna@example.com' })
  const { data } = await graphql({
    schema,
    source: `{ supplier(id: "${id}") { averageRating reviewCount ratingSpread { count } reviews { nodes { rating } } } }`,
    contextValue: createContext(database, env, { ip: '' }),
  })
  expect(data?.supplier).toEqual({
    averageRating: 2,
    reviewCount: 1,
    reviews: { nodes: [{ rating: 2 }] },
    ratingSpread: [0, 0, 0, 1, 0].map((count) => ({ count })),
  })
})

test('each invalid field has its message', async () => {
  const id = await make.supplier()
  const { error } = await send(id, { rating: 6, comment: 'Too short', name: ' A ', email: 'anna@' })
  expect(error).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      rating: 'Please choose 1 to 5 stars.',
      comment: 'Please write at least 20 characters.',
      name: 'Please enter your name, at least 2 characters.',
      email: 'Please enter a valid email address.',
    },
  })
  expect((await send(id, { rating: 0 })).error?.message).toBe('Please choose 1 to 5 stars.')
  expect((await send(id, { comment: ' '.repeat(30) })).error?.message).toBe('Please write at least 20 characters.')
  expect((await send(id, { comment: 'x'.repeat(10_000) })).error?.message).toBe(
    'Please write at most 2,000 characters.',
  )
  expect((await send(id, { name: 'x'.repeat(81) })).error?.message).toBe('Please use at most 80 characters.')
  expect((await send(id, { email: `${'x'.repeat(250)}@example.com` })).error?.message).toBe(
    'Please enter a valid email address.',
  )
  expect(await rows(id)).toEqual([])
  for (const limits of [
    { rating: 1, comment: 'x'.repeat(20), name: 'Al' },
    { rating: 5, comment: 'x'.repeat(2000), name: 'x'.repeat(80) },
  ])
    expect((await send(id, limits)).error).toBeUndefined()
})

test('a fractional rating is refused first', async () => {
  const id = await make.supplier()
  expect((await send(id, { rating: 4.5 })).error?.message).toContain('Int cannot represent non-integer value: 4.5')
  expect((await send(id, { rating: '5' })).error?.message).toContain('Int cannot represent non-integer value: "5"')
  expect(await rows(id)).toEqual([])
})

test('HTML stays plain text, and control characters are removed', async () => {
  const id = await make.supplier()
  const comment = '<script>alert(1)</script> & <b>bold</b>'
  const { review } = await send(id, { comment: `  ${comment}\u0000\u202e\ud800  `, name: 'A\u0007nna 😀' })
  expect(review).toMatchObject({ comment, reviewerName: 'Anna 😀' })
})

test('an unknown or hidden supplier, or an invalid id, is refused', async () => {
  const hidden = await make.supplier({ status: 'hidden' })
  for (const id of [hidden, 999_999, 'abc', '1; drop table review', '']) {
    expect((await send(id)).error?.code).toBe('NOT_FOUND')
  }
})

test('a review of a merged duplicate goes to its original', async () => {
  const survivor = await make.supplier()
  const merged = await make.supplier({ status: 'merged', merged_into_id: survivor })
  await send(merged)
  expect(await rows(survivor)).toHaveLength(1)
})

test('reviews with the same address are pending side by side, so that nobody can block another’s', async () => {
  const id = await make.supplier()
  const stranger = await send(id, { rating: 1, comment: 'Never again, they did not come.', name: 'Anna' })
  const honest = await send(id)
  expect([stranger.error, honest.error]).toEqual([undefined, undefined])
  expect((await rows(id)).map(({ rating, status }) => [rating, status])).toEqual([
    [1, 'pending'],
    [4, 'pending'],
  ])
  expect(honest.review).toEqual({
    id: expect.stringMatching(/^\d+$/),
    rating: 4,
    comment: good.comment,
    reviewerName: 'Anna',
    isVerified: false,
  })
  await pool.query(`update review set status = 'rejected' where supplier_id = $1 and rating = 1`, [id])
  await pool.query(`update review set status = 'published' where supplier_id = $1 and rating = 4`, [id])
  expect((await rows(id)).length).toBe(2)
})

test('the same review sent again is pending once, however its address is written, even simultaneously', async () => {
  const id = await make.supplier()
  const spellings = [
    'anna.field@gmail.com',
    'AnnaField@Gmail.com',
    'annafield+blinds@googlemail.com',
    'anna.field@gmail.com',
  ]
  const answers = await Promise.all(spellings.map((email) => send(id, { email })))
  expect(new Set(answers.map(({ review }) => review?.id)).size).toBe(1)
  expect(await rows(id)).toHaveLength(1)
  for (const email of ['anna.field@example.com', 'annafield@example.com', 'a_na.field@example.com'])
    await send(id, { email })
  expect(await rows(id)).toHaveLength(4)
  for (const correction of [{ rating: 5 }, { comment: `${good.comment} Thanks!` }, { name: 'Anna F' }])
    await send(id, { email: spellings[0], ...correction })
  expect(await rows(id)).toHaveLength(7)
  await pool.query(`update review set status = 'published' where supplier_id = $1`, [id])
  expect((await send(id, { email: spellings[0] })).error).toBeUndefined()
  expect(await rows(id)).toHaveLength(8)
})

test('bots: the hidden field, and a form sent at once', async () => {
  const id = await make.supplier()
  expect((await send(id, {}, '192.0.2.250', { leaveEmpty: '1' })).error?.message).toBe(
    'This looks like an automatic message. Please send the form again.',
  )
  expect((await send(id, {}, '192.0.2.250', { openForMs: 300 })).error?.message).toBe(
    'That was very quick. Please wait a moment and send the form again.',
  )
  expect(await rows(id)).toEqual([])
})

test('the sixth review from one address in an hour is refused, with the wait', async () => {
  const id = await make.supplier()
  for (let count = 1; count <= 5; count++)
    expect((await send(id, { email: `a${count}@example.com` }, '198.51.100.1')).error).toBeUndefined()
  const { error } = await send(id, { email: 'a6@example.com' }, '198.51.100.1')
  expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) })
  expect(await rows(id)).toHaveLength(5)
})

test('createReview returns the review, or errors by field', async () => {
  const supplierId = await make.supplier()
  const submit = async (input: object, ip = `192.0.2.${++lastIp}`) =>
    JSON.parse(
      JSON.stringify(
        await graphql({
          schema,
          source: `mutation ($input: CreateReviewInput!) {
            createReview(input: $input) { review { rating supplier { id } } userErrors { field message code } } }`,
          variableValues: { input },
          contextValue: createContext(database, env, { ip }),
        }),
      ),
    ) as unknown
  expect(await submit({ supplierId, ...good })).toEqual({
    data: { createReview: { review: { rating: 4, supplier: { id: String(supplierId) } }, userErrors: [] } },
  })
  expect(await submit({ supplierId, ...good, rating: 6, name: '' })).toEqual({
    data: {
      createReview: {
        review: null,
        userErrors: [
          { field: ['rating'], message: 'Please choose 1 to 5 stars.', code: 'BAD_USER_INPUT' },
          { field: ['name'], message: 'Please enter your name, at least 2 characters.', code: 'BAD_USER_INPUT' },
        ],
      },
    },
  })
  expect(await submit({ supplierId: 99_999_999, ...good })).toMatchObject({
    data: { createReview: { review: null, userErrors: [{ field: null, code: 'NOT_FOUND' }] } },
  })
  for (let sent = 0; sent < 5; sent++)
    await submit({ supplierId, ...good, email: `anna${sent}@example.com` }, '192.0.2.250')
  expect(await submit({ supplierId, ...good }, '192.0.2.250')).toMatchObject({
    data: { createReview: null },
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  })
})
