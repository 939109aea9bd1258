import { afterAll, expect, test } from 'vitest'
import { buildPost } from '../testing/build/post.factory.ts'
import { testSite } from '../testing/test-site.ts'
import { build } from '../testing/build/supplier.factory.ts'

const site = await testSite()
const { pool } = site.database
const make = build(pool)
afterAll(site.close)

const query = '{ adminStats { suppliers reviews blogPosts locations backlinks openRequests } }'

test('public objects are counted, and pending ones', async () => {
  site.as(site.admin)
  expect((await site.ask(query)).data.adminStats).toEqual({
    suppliers: 0,
    reviews: 0,
    blogPosts: 0,
    locations: 0,
    backlinks: 0,
    openRequests: 0,
  })
  await make.location(['Cheltenham'], { county: 'Gloucestershire' })
  await make.location(['Stroud'], { county: 'Gloucestershire' })
  await make.location(['Gloucestershire'], { type: 'county', county: 'Gloucestershire' })
  const id = await make.supplier()
  await make.review(await make.supplier({ status: 'hidden' }))
  await make.supplier({ status: 'pending' })
  await pool.query(
    `insert into review (supplier_id, rating, status) values (${id}, 5, 'published'), (${id}, 4, 'published'), (${id}, 1, 'pending'), (${id}, 1, 'rejected')`,
  )
  await pool.query("insert into business_request (business_name, status) values ('A', 'pending'), ('B', 'rejected')")
  await pool.query(
    `insert into supplier_report (supplier_id, reason, status) values (${id}, 'OTHER', 'pending'), (${id}, 'OTHER', 'resolved')`,
  )
  await pool.query(
    `insert into contact_message (name, email, reason, subject, message, status)
     select 'Ann', 'a@example.com', 'other', 'Hello', 'Hello there', unnest(array['pending', 'answered'])`,
  )
  await pool.query(
    "insert into backlink (source_site, source_page, target_url, anchor_text) values ('a.example', 'https://a.example/', '/', 'a')",
  )
  await buildPost(pool)('one')
  await buildPost(pool)('two', { published: false })
  const { data } = await site.ask(query)
  expect(data.adminStats).toEqual({
    suppliers: 1,
    reviews: 2,
    blogPosts: 1,
    locations: 1,
    backlinks: 1,
    openRequests: 5,
  })
  expect(await (await site.rest('/api/admin/stats')).json()).toEqual({
    suppliers: 1,
    reviews: 2,
    blogPosts: 1,
    locations: 1,
    backlinks: 1,
  })
})

test('for administrators only', async () => {
  for (const [who, code, status] of [
    [undefined, 'UNAUTHENTICATED', 401],
    [site.user, 'FORBIDDEN', 403],
  ] as const) {
    site.as(who)
    expect((await site.ask(query)).errors?.[0]?.extensions.code).toBe(code)
    expect((await site.rest('/api/admin/stats')).status).toBe(status)
  }
})
