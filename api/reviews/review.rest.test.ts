import { afterAll, expect, test } from 'vitest'
import { build } from '../testing/build/supplier.factory.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite()
const make = build(site.database.pool)
afterAll(site.close)

test('published reviews, newest first', async () => {
  const id = await make.supplier({ name: 'Regency Blinds' })
  await make.review(id, { reviewer_name: 'Anna', created_at: '2026-03-01T00:00:00Z' })
  await make.review(id, { reviewer_name: 'Ben', created_at: '2026-04-01T00:00:00Z' })
  await make.review(id, { status: 'pending' })
  const reviews = await (await site.rest(`/api/suppliers/${id}/reviews`)).json()
  expect(reviews).toEqual([
    expect.objectContaining({ reviewerName: 'Ben' }),
    {
      id: expect.any(Number),
      reviewerName: 'Anna',
      createdAt: '2026-03-01T00:00:00.000Z',
      rating: 4,
      comment: 'Neatly fitted and on time.',
    },
  ])
})

test('an unlisted supplier has none', async () => {
  expect((await site.rest('/api/suppliers/999999/reviews')).status).toBe(404)
})

const shown = async (id: number) => {
  const { data } = await site.ask(
    `query ($id: ID!) { supplier(id: $id) { averageRating reviewCount ratingSpread { stars count } reviewLine
       reviews(first: 5) { totalCount nodes { reviewerName } } } }`,
    { id },
  )
  const rest = await (await site.rest(`/api/suppliers/${id}/reviews`)).json()
  return { ...data.supplier, rest: rest.map(({ reviewerName }: { reviewerName: string }) => reviewerName) }
}
const moderate = (ids: number[], step: string, note?: string) =>
  site.change('moderateReviews', { ids: ids.map(String), step, note }, 'reviews { id status note }')

test('a review that is taken down leaves every response at once, and can be restored; both are logged with the reason', async () => {
  const id = await make.supplier({ name: 'Taken Blinds' })
  await make.review(id, { reviewer_name: 'Anna', rating: 5, created_at: '2026-03-01T00:00:00Z' })
  const bad = await make.review(id, {
    reviewer_name: 'Ben',
    rating: 1,
    created_at: '2026-04-01T00:00:00Z',
    comment: 'All lies.',
  })
  const before = await shown(id)
  expect(before).toMatchObject({ averageRating: 3, reviewCount: 2, rest: ['Ben', 'Anna'], reviewLine: 'All lies.' })
  const { rows: last } = await site.database.pool.query('select coalesce(max(id), 0) id from change')
  site.as(site.admin)
  expect(await moderate([bad], 'TAKE_DOWN')).toEqual({
    reviews: null,
    userErrors: [
      { field: ['note'], message: 'Please enter a reason of at least 3 characters.', code: 'BAD_USER_INPUT' },
    ],
  })
  expect(await moderate([bad], 'TAKE_DOWN', 'Libel, says the owner')).toEqual({
    reviews: [{ id: String(bad), status: 'TAKEN_DOWN', note: 'Libel, says the owner' }],
    userErrors: [],
  })
  expect(await shown(id)).toMatchObject({
    averageRating: 5,
    reviewCount: 1,
    ratingSpread: [{ stars: 5, count: 1 }, {}, {}, {}, { stars: 1, count: 0 }],
    reviews: { totalCount: 1, nodes: [{ reviewerName: 'Anna' }] },
    rest: ['Anna'],
    reviewLine: 'Neatly fitted and on time.',
  })
  expect((await moderate([bad], 'PUBLISH')).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'This has since changed: it is now taken down.' },
  ])
  expect((await moderate([bad], 'RESTORE')).reviews).toEqual([{ id: String(bad), status: 'PUBLISHED', note: null }])
  expect(await shown(id)).toEqual(before)
  const { rows } = await site.database.pool.query(
    `select action, username, before, after from audit_entry where subject = 'review' and subject_id = $1 order by id`,
    [String(bad)],
  )
  expect(rows).toEqual([
    {
      action: 'review.take_down',
      username: 'ada',
      before: { status: 'published' },
      after: { status: 'taken_down', note: 'Libel, says the owner' },
    },
    { action: 'review.restore', username: 'ada', before: { status: 'taken_down' }, after: { status: 'published' } },
  ])
  // these rows notify caches, feeds and mirrors
  const { rows: auditRows } = await site.database.pool.query(
    `select part, kind from change where id > $1 and subject = 'supplier' and subject_id = $2 and part = 'review'`,
    [last[0].id, id],
  )
  expect(auditRows).toEqual([
    { part: 'review', kind: 'changed' },
    { part: 'review', kind: 'changed' },
  ])
})

test('administrators list reviews of every status by words, stars, status and supplier, and change several at once', async () => {
  const id = await make.supplier({ name: 'Quill Shutters' })
  const [one, two, three] = [
    await make.review(id, { reviewer_name: 'Zoe', reviewer_email: 'zoe@example.com', status: 'pending', rating: 2 }),
    await make.review(id, { comment: 'Marvellous plantation shutters.', status: 'pending', rating: 5 }),
    await make.review(id, { status: 'published', rating: 5 }),
  ]
  const list = async (args: string) => {
    const { data } = await site.ask(
      `{ adminReviews(${args}) { nodes { id supplierName openReports } pageInfo { hasNextPage endCursor } } }`,
    )
    return data.adminReviews
  }
  const ids = async (args: string) => (await list(args)).nodes.map((node: { id: string }) => Number(node.id))
  site.as(undefined)
  expect((await site.ask('{ adminReviews { nodes { id } } }')).errors![0]!.extensions['code']).toBe('UNAUTHENTICATED')
  site.as(site.admin)
  expect(await ids('search: "zoe@exam"')).toEqual([one])
  expect(await ids('search: "marvel plant"')).toEqual([two])
  await site.database.pool.query(`update review set comment = comment || ' Ask ann+2@x.org' where id = $1`, [two])
  expect(await ids('search: "ann+2@x"')).toEqual([two])
  expect(await ids('search: "quill shut"')).toEqual([three, two, one])
  expect(await ids(`supplierId: "${id}", status: PENDING`)).toEqual([two, one])
  expect(await ids(`supplierId: "${id}", rating: 5`)).toEqual([three, two])
  const { pageInfo } = await list(`supplierId: "${id}", first: 2`)
  expect(await ids(`supplierId: "${id}", first: 2, after: "${pageInfo.endCursor}"`)).toEqual([one])
  for (const [sort, order] of [
    ['OLDEST', [one, two, three]],
    ['STARS_MOST', [three, two, one]],
    ['STARS_FEWEST', [one, two, three]],
  ] as const) {
    const { pageInfo: page } = await list(`supplierId: "${id}", first: 1, sort: ${sort}`)
    expect(await ids(`supplierId: "${id}", first: 1, sort: ${sort}`)).toEqual([order[0]])
    expect(await ids(`supplierId: "${id}", sort: ${sort}, after: "${page.endCursor}"`)).toEqual(order.slice(1))
  }
  await site.ask(
    `mutation { createReport(input: { supplierId: "${id}", reason: UNFAIR_REVIEW, details: "Zoe was never a customer" }) { supplier { id } } }`,
  )
  await site.database.pool.query(
    `insert into supplier_report (supplier_id, reason, status)
     values ($1, 'UNFAIR_REVIEW', 'dismissed'), ($1, 'CLOSED_DOWN', 'pending'), ($2, 'UNFAIR_REVIEW', 'pending')`,
    [id, await make.supplier({ name: 'Another with an unfair review' })],
  )
  expect((await list(`supplierId: "${id}", first: 1`)).nodes).toEqual([
    { id: String(three), supplierName: 'Quill Shutters', openReports: 1 },
  ])
  for (const step of ['RESTORE', 'TAKE_DOWN'])
    expect((await moderate([one], step, 'Spam')).userErrors, 'never public').toMatchObject([
      { code: 'CONFLICT', message: 'This has since changed: it is now pending.' },
    ])
  for (const wrong of [[], Array.from({ length: 101 }, (_, at) => at + 1)])
    expect((await moderate(wrong, 'PUBLISH')).userErrors).toMatchObject([
      { field: ['ids'], message: 'Please choose 1 to 100 reviews' },
    ])
  for (const stars of [0, 6])
    expect((await site.ask(`{ adminReviews(rating: ${stars}) { nodes { id } } }`)).errors![0]!.message).toBe(
      'Please choose 1 to 5 stars.',
    )
  expect((await site.ask('{ adminReviews(rating: 1) { nodes { rating } } }')).data.adminReviews.nodes).toEqual([
    { rating: 1 },
  ])
  expect(await ids('supplierId: "x"')).toEqual([])
  expect(await ids('search: "quill shutters quill shutters quill shutters nowhere"'), 'six words count').toHaveLength(3)
  const hundred = Array.from({ length: 100 }, (_, at) => 900_001 + at)
  expect((await moderate([...hundred, ...hundred], 'PUBLISH')).userErrors, 'a hundred, each once').toHaveLength(100)
  const { reviews, userErrors } = await moderate([one, two, three, 999_999], 'REJECT', 'Spam')
  expect(reviews.map(({ status }: { status: string }) => status)).toEqual(['REJECTED', 'REJECTED', 'PUBLISHED'])
  expect(userErrors.map(({ message }: { message: string }) => message)).toEqual([
    `Review ${three}: This has since changed: it is now published.`,
    'Review 999999: This no longer exists.',
  ])
})

test('of reviews written in one moment, no page leaves out or repeats any', async () => {
  const id = await make.supplier({ name: 'Moment Blinds' })
  const at = (micros: string) => make.review(id, { status: 'pending', created_at: `2026-03-01T00:00:00.000${micros}Z` })
  const [later, first, second] = [await at('900'), await at('100'), await at('100')]
  site.as(site.admin)
  for (const [sort, order] of [
    ['NEWEST', [later, second, first]],
    ['OLDEST', [first, second, later]],
    ['STARS_MOST', [later, second, first]],
    ['STARS_FEWEST', [first, second, later]],
  ] as const) {
    const seen: number[] = []
    for (let after = ''; seen.length < 4;) {
      const args = `supplierId: "${id}", sort: ${sort}, first: 1${after && `, after: "${after}"`}`
      const { data } = await site.ask(`{ adminReviews(${args}) { nodes { id } pageInfo { hasNextPage endCursor } } }`)
      const { nodes, pageInfo } = data.adminReviews
      seen.push(...nodes.map((node: { id: string }) => Number(node.id)))
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    expect([sort, seen]).toEqual([sort, order])
  }
})

test('a decision returns the resulting figures, for every screen with them', async () => {
  const id = await make.supplier({ name: 'Figured Blinds' })
  const review = await make.review(id, { status: 'pending' })
  site.as(site.admin)
  const figures = 'stats { reviews openRequests } pendingCounts { kind count }'
  const { data } = await site.ask(`{ adminStats { reviews openRequests } pendingCounts { kind count } }`)
  const { reviews, openRequests } = data.adminStats
  const input = { id: String(review), kind: 'REVIEW', choice: 'APPROVE' }
  expect((await site.change('decideItem', input, figures)).stats).toEqual({
    reviews: reviews + 1,
    openRequests: openRequests - 1,
  })
  const mailsAbout = async () =>
    (await site.database.pool.query('select kind from outbox_mail where strpos(body, $1) > 0', [`/suppliers/${id}`]))
      .rows
  expect(await mailsAbout()).toEqual([{ kind: 'REVIEW_PUBLISHED' }])
  const down = await site.change('moderateReviews', { ids: [String(review)], step: 'TAKE_DOWN', note: 'Spam' }, figures)
  expect(down.stats).toEqual({ reviews, openRequests: openRequests - 1 })
  expect(await mailsAbout(), 'it was waiting for an undo').toEqual([])
  const again = { ids: [String(review)], step: 'TAKE_DOWN', note: 'Spam' }
  expect((await site.change('moderateReviews', again, 'reviews { status }')).userErrors).toEqual([])
  const before = (data.pendingCounts as { kind: string; count: number }[]).find(({ kind }) => kind === 'REVIEW')!
  expect(down.pendingCounts).toContainEqual({ kind: 'REVIEW', count: before.count - 1 })
  const { stats } = await site.change(
    'reopenItem',
    { id: String(await make.review(id, { status: 'pending' })), kind: 'REVIEW' },
    figures,
  )
  expect(stats.openRequests).toBe(openRequests)
})
