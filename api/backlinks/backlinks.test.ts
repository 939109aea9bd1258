import { afterAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../testing/at-once.ts'
import { findRefusal } from '../testing/find-refusal.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite({ SITE_URL: 'https://directory.test' })
afterAll(site.close)
const rows = async (sql: string) => (await site.database.pool.query(sql)).rows

beforeEach(async () => {
  site.as(site.admin)
  await site.database.pool.query('truncate backlink restart identity')
})

const valid = {
  sourceSite: 'https://www.Blog.Example.com/best-blinds?page=2#top',
  targetUrl: '/directory/',
  anchorText: ' Find a fitter ',
}
const fields = 'id sourceSite sourcePage targetUrl anchorText status checkedAt checkResult'
const change = async (mutation: string, input: object) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { backlink { ${fields} } userErrors { field message code } } }`
  const answer = await site.ask(query, { input })
  return { backlink: answer.data?.[mutation]?.backlink, error: findRefusal(mutation, answer) }
}
const add = (overrides = {}) => change('createBacklink', { ...valid, ...overrides })
const mark = (id: string, status: string, seen?: string) => change('updateBacklink', { id, status, seen })
const list = (variables = {}) =>
  site.ask(
    `query ($first: Int, $after: String, $status: BacklinkStatus, $search: String, $sort: BacklinkSort) { backlinks(first: $first, after: $after, status: $status, search: $search, sort: $sort) {
      nodes { id sourceSite status } pageInfo { hasNextPage endCursor } counts { total pending active broken } topDomains { domain count } } }`,
    variables,
  )

test('a backlink is stored with tidied domain, page and path and the given status, and queued for a check', async () => {
  const { backlink, error } = await add({ status: 'ACTIVE' })
  expect(error).toBeUndefined()
  expect(backlink).toEqual({
    id: '1',
    sourceSite: 'blog.example.com',
    sourcePage: 'https://www.blog.example.com/best-blinds?page=2',
    targetUrl: '/directory',
    anchorText: 'Find a fitter',
    status: 'ACTIVE',
    checkedAt: null,
    checkResult: null,
  })
  expect(
    await rows(
      "select username, action, subject_id, after->>'status' status from audit_entry order by id desc limit 1",
    ),
  ).toEqual([{ username: 'ada', action: 'backlink.add', subject_id: '1', status: 'active' }])
  expect(await rows('select task_identifier, key, queue_name from graphile_worker.jobs')).toEqual([
    { task_identifier: 'check_backlink', key: 'backlink-1', queue_name: 'backlinks' },
  ])
  expect(
    (await add({ sourceSite: 'https://ada:secret@example.org.', targetUrl: 'https://directory.test/Suppliers/12?x=1' }))
      .backlink,
  ).toMatchObject({
    sourceSite: 'example.org',
    sourcePage: 'https://example.org./',
    targetUrl: '/suppliers/12',
    status: 'PENDING',
  })
  for (const targetUrl of ['/', '/counties/east-sussex', '/blog/blinds', '/county-suppliers/kent'])
    expect((await add({ targetUrl })).backlink).toMatchObject({ targetUrl })
})

const wrong = [
  [{ sourceSite: ' ' }, 'sourceSite', 'All fields are required.'],
  [{ targetUrl: '' }, 'targetUrl', 'All fields are required.'],
  [{ anchorText: '' }, 'anchorText', 'All fields are required.'],
  [
    { sourceSite: 'not a domain' },
    'sourceSite',
    'Please enter a domain, such as example.com, or the address of a page.',
  ],
  [{ sourceSite: '127.0.0.1' }, 'sourceSite', 'Please enter a domain, such as example.com, or the address of a page.'],
  [
    { sourceSite: 'ftp://example.com' },
    'sourceSite',
    'Please enter a domain, such as example.com, or the address of a page.',
  ],
  [{ sourceSite: 'localhost' }, 'sourceSite', 'Please enter a domain, such as example.com, or the address of a page.'],
  [{ sourceSite: 'directory.test/blog' }, 'sourceSite', 'A backlink comes from another site.'],
  [
    { targetUrl: '/no-such-page' },
    'targetUrl',
    'Please enter a path of this site, such as /directory or /suppliers/12.',
  ],
  [
    { targetUrl: '//example.com/directory' },
    'targetUrl',
    'Please enter a path of this site, such as /directory or /suppliers/12.',
  ],
  [{ targetUrl: 'directory' }, 'targetUrl', 'Please enter a path of this site, such as /directory or /suppliers/12.'],
  [{ anchorText: 'x'.repeat(201) }, 'anchorText', 'Please use at most 200 characters.'],
] as const

for (const [input, field, message] of wrong) {
  test(`${JSON.stringify(input).slice(0, 50)}: ${message}`, async () => {
    expect((await add(input)).error).toEqual({ message, code: 'BAD_USER_INPUT', fields: { [field]: message } })
    expect(await rows('select 1 from backlink')).toEqual([])
  })
}

test('the same link on the same page is stored once, even by simultaneous requests', async () => {
  const both = [add, () => add({ anchorText: 'Find a fitter' })]
  const answers = await atOnce(site.database.pool, 'backlink', both)
  expect(answers.flatMap(({ error }) => error ?? [])).toEqual([
    { code: 'CONFLICT', message: 'This backlink is already in the list.' },
  ])
  expect(await rows('select 1 from backlink')).toHaveLength(1)
  expect((await add({ anchorText: 'Another link' })).error, 'on the same page').toBeUndefined()
  expect((await add({ sourceSite: 'blog.example.com/shutters' })).error, 'on another page').toBeUndefined()
})

test('any status can follow any other; conflicting changes and missing backlinks are reported', async () => {
  await add()
  await site.database.pool.query('update backlink set failed_checks = 2')
  for (const status of ['ACTIVE', 'BROKEN', 'PENDING', 'BROKEN', 'ACTIVE'])
    expect((await mark('1', status)).backlink.status).toBe(status)
  expect(await rows('select failed_checks from backlink')).toEqual([{ failed_checks: 0 }])
  expect((await mark('1', 'BROKEN', 'PENDING')).error).toEqual({
    message: 'This backlink has been marked active in the meantime.',
    code: 'CONFLICT',
  })
  expect((await mark('1', 'ACTIVE', 'PENDING')).backlink.status).toBe('ACTIVE')
  const both = ['BROKEN', 'PENDING'].map((status) => () => mark('1', status, 'ACTIVE'))
  const answers = await atOnce(site.database.pool, 'backlink', both)
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['CONFLICT'])
  await mark('1', 'BROKEN')
  await mark('1', 'ACTIVE')
  const missing = { code: 'NOT_FOUND', message: 'This backlink no longer exists.' }
  expect((await mark('99', 'ACTIVE')).error).toEqual(missing)
  expect((await mark('x', 'ACTIVE')).error?.code).toBe('NOT_FOUND')
  expect(
    await rows("select before, after from audit_entry where action = 'backlink.status' order by id desc limit 1"),
  ).toEqual([{ before: { status: 'broken' }, after: { status: 'active' } }])
})

test('the report has totals and the five most frequent domains, and pages through the list', async () => {
  await site.database.pool.query(`
    insert into backlink (source_site, source_page, target_url, anchor_text, status)
    select 'site' || n % 7 || '.example', 'https://x', '/', 'a', case when n < 3 then 'broken' when n < 8 then 'active' else 'pending' end
      from generate_series(1, 23) n`)
  const { data } = await list({ first: 10 })
  expect(data.backlinks.counts).toEqual({ total: 23, pending: 16, active: 5, broken: 2 })
  expect(data.backlinks.topDomains).toEqual([
    { domain: 'site1.example', count: 4 },
    { domain: 'site2.example', count: 4 },
    { domain: 'site0.example', count: 3 },
    { domain: 'site3.example', count: 3 },
    { domain: 'site4.example', count: 3 },
  ])
  const ids = (report: { nodes: { id: string }[] }) => report.nodes.map(({ id }) => Number(id))
  expect(ids(data.backlinks)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14])
  const second = (await list({ first: 20, after: data.backlinks.pageInfo.endCursor })).data.backlinks
  expect([ids(second)[0], second.nodes.length, second.pageInfo.hasNextPage]).toEqual([13, 13, false])
  const broken = (await list({ status: 'BROKEN' })).data.backlinks
  expect([ids(broken), broken.counts], 'totals of all').toEqual([[2, 1], data.backlinks.counts])
  expect((await list({ first: 101 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect((await list({ after: 'x' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('the list is sorted by site or last check, paged, and searched by page, path and text', async () => {
  for (const [site, path, words] of [
    ['b.example', '/directory', 'Blinds'],
    ['a.example', '/counties', 'Counties'],
    ['c.example/fitters', '/directory', 'Curtains'],
    ['b.example', '/map', 'Map'],
  ])
    await add({ sourceSite: site, targetUrl: path, anchorText: words })
  await site.database.pool.query("update backlink set checked_at = now() - id * interval '1 day' where id < 3")
  const sites = async (variables: object) => {
    const found: string[] = []
    for (let after: string | null = null, more = true; more;) {
      const page: { nodes: { sourceSite: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } = (
        await list({ ...variables, first: 2, after })
      ).data.backlinks
      const { nodes, pageInfo } = page
      found.push(...nodes.map(({ sourceSite }) => sourceSite[0]!))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    return found.join('')
  }
  expect(await sites({})).toBe('bcab')
  expect(await sites({ sort: 'OLDEST' })).toBe('bacb')
  expect(await sites({ sort: 'SITE' })).toBe('abbc')
  expect(await sites({ sort: 'SITE_DESC' })).toBe('cbba')
  expect(await sites({ sort: 'CHECK_OLDEST' })).toBe('cbab')
  expect(await sites({ sort: 'CHECK_NEWEST' })).toBe('babc')
  expect(await sites({ search: 'DIRECTORY', sort: 'SITE' })).toBe('bc')
  for (const search of ['fitters', 'curtain']) expect(await sites({ search }), search).toBe('c')
  expect(await sites({ search: '%' })).toBe('')
})

test('REST: list, add, mark', async () => {
  const added = await site.rest('/api/backlinks', { body: { ...valid, status: 'broken' } })
  expect([added.status, await added.json()]).toEqual([
    201,
    expect.objectContaining({ id: 1, sourceSite: 'blog.example.com', status: 'broken' }),
  ])
  const marked = await site.rest('/api/backlinks/1/status', { method: 'PATCH', body: { status: 'active' } })
  expect([marked.status, await marked.json()]).toEqual([200, expect.objectContaining({ id: 1, status: 'active' })])
  expect(await (await site.rest('/api/backlinks')).json()).toEqual([
    expect.objectContaining({ id: 1, targetUrl: '/directory', status: 'active' }),
  ])
  await add({ targetUrl: '/map' })
  const newestFirst = (await (await site.rest('/api/backlinks')).json()) as { id: number }[]
  expect(newestFirst.map(({ id }) => id)).toEqual([2, 1])
  const empty = await site.rest('/api/backlinks', { body: {} })
  expect([empty.status, await empty.json()]).toEqual([
    400,
    { message: 'All fields are required.', fields: { sourceSite: 'All fields are required.' } },
  ])
  expect((await site.rest('/api/backlinks/1/status', { method: 'PATCH', body: { status: 'gone' } })).status).toBe(400)
  expect((await site.rest('/api/backlinks/9/status', { method: 'PATCH', body: { status: 'active' } })).status).toBe(404)
})

test('visitors and other users are refused everywhere', async () => {
  for (const [who, code, status] of [
    [undefined, 'UNAUTHENTICATED', 401],
    [site.user, 'FORBIDDEN', 403],
  ] as const) {
    site.as(who)
    expect((await list()).errors?.[0]?.extensions.code).toBe(code)
    for (const { error } of [await add(), await mark('1', 'ACTIVE')]) expect(error?.code).toBe(code)
    expect((await site.rest('/api/backlinks')).status).toBe(status)
    expect((await site.rest('/api/backlinks', { body: valid })).status).toBe(status)
    expect((await site.rest('/api/backlinks/1/status', { method: 'PATCH', body: { status: 'active' } })).status).toBe(
      status,
    )
  }
  expect(await rows('select 1 from backlink')).toEqual([])
})
