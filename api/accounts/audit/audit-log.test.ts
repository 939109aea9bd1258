import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'

const site = await testSite()
afterAll(site.close)

const log = async (variables = {}) => {
  const { data, errors } = await site.ask(
    `query ($first: Int, $after: String, $action: String, $subject: String, $username: String, $oldestFirst: Boolean) {
      auditLog(first: $first, after: $after, action: $action, subject: $subject, username: $username, oldestFirst: $oldestFirst) {
        nodes { id username action subject subjectId before after } edges { cursor } pageInfo { hasNextPage endCursor } } }`,
    variables,
  )
  return {
    page: data?.auditLog,
    ids: data?.auditLog.nodes.map(({ id }: { id: string }) => Number(id)),
    error: errors?.[0],
  }
}

beforeAll(async () => {
  site.as(site.admin)
  await site.database.pool.query(`
    insert into audit_entry (username, action, subject, subject_id, before, after)
    select case when n % 3 = 0 then 'bea' else 'ada' end, case when n % 2 = 0 then 'supplier.edit' else 'post.add' end,
           case when n % 2 = 0 then 'supplier' else 'post' end, n, '{"name": "A"}', '{"name": "B"}'
      from generate_series(1, 12) n`)
})

test('newest first, page by page', async () => {
  const { page, ids } = await log({ first: 5 })
  expect(ids).toEqual([12, 11, 10, 9, 8])
  expect(page.nodes[0]).toEqual({
    id: '12',
    username: 'bea',
    action: 'supplier.edit',
    subject: 'supplier',
    subjectId: '12',
    before: { name: 'A' },
    after: { name: 'B' },
  })
  await site.database.pool.query(
    "insert into audit_entry (username, action, subject) values ('ada', 'post.add', 'post')",
  )
  expect((await log({ first: 5, after: page.pageInfo.endCursor })).ids).toEqual([7, 6, 5, 4, 3])
  expect((await log({ after: page.edges[4].cursor })).page.pageInfo.hasNextPage).toBe(false)
})

test('oldest first, page by page', async () => {
  const { page, ids } = await log({ first: 2, oldestFirst: true, username: 'ada' })
  expect(ids).toEqual([1, 2])
  expect((await log({ first: 2, oldestFirst: true, username: 'ada', after: page.pageInfo.endCursor })).ids).toEqual([
    4, 5,
  ])
})

test('filtered by kind, subject and user', async () => {
  expect((await log({ action: 'supplier.edit' })).ids).toEqual([12, 10, 8, 6, 4, 2])
  expect((await log({ subject: 'post', username: 'bea' })).ids).toEqual([9, 3])
  expect((await log({ action: 'supplier.edit', username: 'bea', first: 1 })).ids).toEqual([12])
  expect((await log({ username: 'nobody' })).ids).toEqual([])
  expect((await log({ username: '', action: '', subject: 'supplier' })).ids, 'an empty filter is none').toHaveLength(6)
  const { data } = await site.ask('{ auditChoices { actions usernames } }')
  expect(data.auditChoices).toEqual({ actions: ['post.add', 'supplier.edit'], usernames: ['ada', 'bea'] })
})

test('limited, and for administrators only', async () => {
  for (const variables of [{ first: 0 }, { first: 101 }, { after: 'x' }])
    expect((await log(variables)).error?.extensions.code).toBe('BAD_USER_INPUT')
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    expect((await log()).error?.extensions.code).toBe(code)
    expect((await site.ask('{ auditChoices { actions } }')).errors?.[0]?.extensions.code).toBe(code)
  }
})
