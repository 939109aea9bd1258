import { afterAll, expect, test } from 'vitest'
import { build } from '../suppliers/supplier.build.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite()
const make = build(site.database.pool)
afterAll(site.close)

test('published reviews, newest first', async () => {
  const id = await make.supplier({ name: 'Regency Blinds' })
  await make.review(id, { reviewer_name: 'Anna', created_at: '2026-03-01' })
  await make.review(id, { reviewer_name: 'Ben', created_at: '2026-04-01' })
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

test('a supplier that nobody lists has none to show', async () => {
  expect((await site.rest('/api/suppliers/999999/reviews')).status).toBe(404)
})
