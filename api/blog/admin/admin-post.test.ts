import { afterAll, beforeEach, expect, test } from 'vitest'
import { seedArticles } from '../../seed/seed-articles.ts'
import { findRefusal } from '../../testing/find-refusal.ts'
import { testSite } from '../../testing/test-site.ts'
import { fromLondon, inLondon } from '../../text/london-time.rules.ts'
import { publishDuePosts } from './publish-posts.task.ts'
import { withParagraphs } from '../paragraphs.rules.ts'
import { createSlug, postRules } from '../post.rules.ts'

const site = await testSite()
const { pool } = site.database
afterAll(site.close)
beforeEach(async () => {
  await pool.query('delete from blog_post')
  recorded = (await pool.query('select 1 from audit_entry')).rowCount ?? 0
  site.as(site.admin)
})

const fields =
  'id title slug content excerpt author category tags metaTitle isIndexable isPublished publishedAt updatedAt'
const text = {
  title: 'Measuring a Bay',
  content:
    '<h2>First</h2>\n\nThree widths.\n\n<script>alert(1)</script><p onclick="x()">Then <a href="javascript:x">drops</a>.</p>',
}
const sitemap = async () => {
  site.invalidateAll()
  return (await site.rest('/sitemap.xml')).text()
}
type SavedPost = {
  id: string
  slug: string
  updatedAt: string
  content: string
  isPublished: boolean
  publishedAt: string | null
}
const save = async (input: object = {}, known?: Pick<SavedPost, 'id' | 'updatedAt'>) => {
  const mutation = known ? 'updatePost' : 'createPost'
  const which = known ? { id: known.id, updatedAt: known.updatedAt } : {}
  const payload = await site.change(mutation, { ...text, ...input, ...which }, `post { ${fields} }`)
  return { post: payload.post as SavedPost, error: findRefusal(mutation, { data: { [mutation]: payload } }) }
}
const saved = async (input: object = {}, known?: SavedPost): Promise<SavedPost> => (await save(input, known)).post
const publish = async ({ id, updatedAt }: SavedPost, isPublished = true): Promise<SavedPost> =>
  (await site.change('publishPost', { id, isPublished, updatedAt }, `post { ${fields} }`)).post
const fieldErrors = async (input: object) => (await save(input)).error?.fields
const publicSlug = async (slug: string) =>
  (await site.ask('query ($slug: String!) { post(slug: $slug) { slug } }', { slug })).data.post?.slug
let recorded = 0
const audited = async () =>
  (await pool.query('select action, before, after from audit_entry order by id offset $1', [recorded])).rows

test('administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    for (const operation of [
      '{ adminPosts { nodes { id } } }',
      '{ adminPost(id: "1") { content } }',
      '{ postPreview(content: "x") { contentHtml } }',
      'mutation { createPost(input: { title: "Title", content: "x" }) { post { id } } }',
      'mutation { publishPost(input: { id: "1", isPublished: true, updatedAt: "2026-01-01T00:00:00Z" }) { post { id } } }',
      'mutation { deletePost(input: { id: "1", updatedAt: "2026-01-01T00:00:00Z" }) { deletedId } }',
    ])
      expect((await site.ask(operation)).errors?.[0]?.extensions.code, operation).toBe(code)
  }
})

test('a new post is a draft with a slug from its title and safe HTML; the preview matches', async () => {
  const post = await saved({ tags: [' Bays ', 'bays', ''], category: 'Guides', imageUrl: ' ' })
  expect((await pool.query('select image_url from blog_post')).rows).toEqual([{ image_url: null }])
  expect(post).toMatchObject({
    slug: 'measuring-a-bay',
    isPublished: false,
    publishedAt: null,
    tags: ['bays'],
    content: '<h2>First</h2>\n\n<p>Three widths.</p>\n\n<p>Then <a>drops</a>.</p>',
  })
  const { data } = await site.ask('query ($content: String!) { postPreview(content: $content) { contentHtml } }', {
    content: text.content,
  })
  expect(data.postPreview.contentHtml).toBe(post.content)
  const one = `{ found: adminPost(id: "${post.id}") { slug } none: adminPost(id: "x") { slug } }`
  expect((await site.ask(one)).data).toEqual({ found: { slug: 'measuring-a-bay' }, none: null })
  const hidden = await saved({ author: 'Ruth', metaTitle: 'Bays', isIndexable: false }, post)
  expect(hidden).toMatchObject({ author: 'Ruth', metaTitle: 'Bays', isIndexable: false })
  expect(await saved({}, hidden)).toMatchObject({ author: null, metaTitle: null, isIndexable: true })
})

test('a draft is not public; publishing shows it everywhere, unpublishing removes it', async () => {
  const seen = async () => {
    const { data } = await site.ask(
      '{ posts { nodes { slug } totalCount } latestPosts { slug } postCategories popularTags }',
    )
    const rest = await Promise.all(
      ['/api/blog-posts', '/api/blog-posts/latest', '/api/blog-posts/category/Guides', '/blog/feed.xml'].map(
        async (path) => (await site.rest(path)).text(),
      ),
    )
    return [JSON.stringify(data), ...rest, await sitemap()].map((answer) => /measuring-a-bay/i.test(answer))
  }
  const [all, none] = [Array(6).fill(true), Array(6).fill(false)]
  const draft = await saved({ category: 'Guides', tags: ['bays'] })
  const other = await publish(await saved({ title: 'Another', category: 'Guides' }))
  const related = async () =>
    (await site.ask('query ($slug: String!) { post(slug: $slug) { related { slug } } }', { slug: other.slug })).data
      .post.related
  expect([await seen(), await publicSlug(draft.slug), await related()]).toEqual([none, undefined, []])
  expect((await site.rest('/api/blog-posts/slug/measuring-a-bay')).status).toBe(404)
  const post = await publish(draft)
  expect(post).toMatchObject({ isPublished: true, publishedAt: expect.any(String) })
  expect([await seen(), await publicSlug(draft.slug), await related()]).toEqual([
    all,
    'measuring-a-bay',
    [{ slug: 'measuring-a-bay' }],
  ])
  const back = await publish(post, false)
  expect([await seen(), back.publishedAt]).toEqual([none, post.publishedAt])
  expect((await audited()).map(({ action }) => action)).toEqual([
    'post.create',
    'post.create',
    'post.publish',
    'post.publish',
    'post.unpublish',
  ])
  expect((await publish(back)).publishedAt, 'as at first').toBe(post.publishedAt)
})

test('a scheduled draft is public everywhere from its time on, not before', async () => {
  const draft = await saved({ category: 'Guides' })
  const change = (post: SavedPost, input: object) =>
    site.change('publishPost', { id: post.id, updatedAt: post.updatedAt, ...input }, `post { ${fields} scheduledAt }`)
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  for (const [publishAt, message] of [
    [at(-60_000), 'Please choose a time in the future.'],
    [at(3 * 366 * 86_400_000), 'Please choose a time within the next two years.'],
  ])
    expect((await change(draft, { isPublished: true, publishAt })).userErrors).toEqual([
      { field: ['publishAt'], message, code: 'BAD_USER_INPUT' },
    ])
  const later = at(3_600_000)
  const { post } = await change(draft, { isPublished: true, publishAt: later })
  expect(post).toMatchObject({ isPublished: false, publishedAt: null, scheduledAt: later })
  const jobs = await pool.query(
    `select count(*)::int from graphile_worker.jobs where task_identifier = 'publish_posts' and run_at = $1`,
    [later],
  )
  expect(jobs.rows[0].count).toBe(1)
  expect((await change(draft, { isPublished: true, publishAt: later })).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ])
  const em = () => site.database.orm.em.fork()
  expect([await publishDuePosts(em()), await publicSlug(draft.slug)]).toEqual([0, undefined])
  const [early] = (
    await pool.query(`update blog_post set scheduled_at = now() - interval '1 minute', is_demo = true returning *`)
  ).rows
  expect([await publishDuePosts(em()), await publicSlug(draft.slug)]).toEqual([1, 'measuring-a-bay'])
  expect(await sitemap()).toContain('/blog/measuring-a-bay')
  const { rows } = await pool.query('select published_at, scheduled_at, is_demo from blog_post')
  expect(rows).toEqual([{ published_at: early.scheduled_at, scheduled_at: null, is_demo: false }])
  const other = await saved({ title: 'Another' })
  const planned = (await change(other, { isPublished: true, publishAt: later })).post
  const edited = await saved({ title: 'Another', excerpt: 'Still planned.' }, planned)
  const back = (await change(edited, { isPublished: false })).post
  expect(back).toMatchObject({ isPublished: false, scheduledAt: null })
  expect((await audited()).map(({ action }) => action)).toEqual([
    'post.create',
    'post.schedule',
    'post.publish',
    'post.create',
    'post.schedule',
    'post.edit',
    'post.unschedule',
  ])
  const again = (await change(back, { isPublished: true, publishAt: at(7_200_000) })).post
  const queued = 'select run_at from graphile_worker.jobs where key = $1'
  expect((await pool.query(queued, [`publish post ${other.id}`])).rows).toEqual([
    { run_at: new Date(again.scheduledAt) },
  ])
  expect((await change(again, { isPublished: true })).post).toMatchObject({ isPublished: true, scheduledAt: null })
  const open = await publish(await saved({ title: 'Open' }))
  expect((await change(open, { isPublished: true, publishAt: later })).userErrors).toMatchObject([
    { message: 'This post is public already: unpublish it first.', code: 'CONFLICT' },
  ])
})

test('London time in winter and summer, and when the clocks change', () => {
  for (const [shown, moment] of [
    ['2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
    ['2027-03-28T01:30', '2027-03-28T01:30:00.000Z'], // skipped: clocks show 02:30 then
    ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'], // twice: the first
  ])
    expect(fromLondon(shown!)?.toISOString()).toBe(moment)
  expect([fromLondon('tomorrow'), fromLondon('2026-13-01T09:00')]).toEqual([undefined, undefined])
  expect(inLondon('2026-07-01T08:00:00.000Z')).toBe('1 July 2026 at 09:00')
})

test('the sitemap has a post’s last change, or its publication if later', async () => {
  const { id } = await publish(await saved())
  const lastmod = async (publishedAt: string, updatedAt: string) => {
    await pool.query('update blog_post set published_at = $2, updated_at = $3 where id = $1', [
      id,
      publishedAt,
      updatedAt,
    ])
    return /measuring-a-bay<\/loc><lastmod>([^<]+)/.exec(await sitemap())?.[1]
  }
  expect(await lastmod('2026-01-02T08:00:00Z', '2026-03-04T08:00:00Z')).toBe('2026-03-04')
  expect(await lastmod('2026-05-06T08:00:00Z', '2026-03-04T08:00:00Z')).toBe('2026-05-06')
})

test('slugs are unique: a derived one gets a number, a chosen one is refused', async () => {
  expect([(await saved()).slug, (await saved()).slug, (await saved()).slug]).toEqual([
    'measuring-a-bay',
    'measuring-a-bay-2',
    'measuring-a-bay-3',
  ])
  expect((await saved({ title: '日本語' })).slug).toBe('post')
  expect(await fieldErrors({ slug: 'measuring-a-bay' })).toEqual({ slug: 'Another post has this address.' })
  const both = await Promise.all([saved({ title: 'At once' }), saved({ title: 'At once' })])
  expect(both.map(({ slug }) => slug).toSorted()).toEqual(['at-once', 'at-once-2'])
})

test('a changed slug redirects from the old one, which no other post may take; changing it back restores it', async () => {
  const first = await publish(await saved())
  const moved = await saved({ slug: 'bays' }, first)
  expect([await publicSlug('measuring-a-bay'), await publicSlug('bays'), await publicSlug('sashes')]).toEqual([
    'bays',
    'bays',
    undefined,
  ])
  expect((await saved()).slug).toBe('measuring-a-bay-2')
  const back = await saved({ slug: 'measuring-a-bay' }, moved)
  expect([back.slug, await publicSlug('measuring-a-bay'), await publicSlug('bays')]).toEqual([
    'measuring-a-bay',
    'measuring-a-bay',
    'measuring-a-bay',
  ])
  const bows = await saved({ slug: 'bows' }, back)
  expect([await publicSlug('measuring-a-bay'), await publicSlug('bays')], 'every earlier one').toEqual(['bows', 'bows'])
  const withdrawn = await publish(bows, false)
  expect(await publicSlug('bays')).toBeUndefined()
  await publish(await saved({ slug: 'oriels' }, withdrawn))
  expect(await publicSlug('bows'), 'one changed while it was withdrawn').toBe('oriels')
})

test('a demo post that is edited or published is no longer demo data', async () => {
  let post = await saved()
  for (const change of [() => saved({ excerpt: 'Ours' }, post), () => publish(post)]) {
    await pool.query('update blog_post set is_demo = true')
    post = await change()
    expect((await pool.query('select is_demo from blog_post')).rows).toEqual([{ is_demo: false }])
  }
})

test('the slug stays when the text changes; a draft leaves no redirect', async () => {
  const draft = await saved()
  const renamed = await saved({ title: 'Bows and bays' }, draft)
  expect(renamed.slug).toBe('bows-and-bays')
  expect((await saved({ title: 'Bows and bays', content: 'New' }, renamed)).slug).toBe('bows-and-bays')
  expect((await pool.query('select 1 from old_post_slug')).rows).toEqual([])
  const chosen = await saved({ title: 'Sashes', slug: 'windows' })
  expect((await saved({ title: 'Sashes', excerpt: 'Short.' }, chosen)).slug, 'a chosen one').toBe('windows')
})

test('errors name their fields', async () => {
  expect(
    await fieldErrors({
      title: 'x',
      slug: 'Not a slug',
      content: '',
      tags: Array.from({ length: 16 }, (_, index) => `tag ${index}`),
      imageUrl: 'http://example.com/a.png',
      excerpt: 'x'.repeat(501),
    }),
  ).toEqual({
    title: 'Please use at least 3 characters.',
    slug: 'Please use letters a to z, digits and single hyphens only.',
    content: 'Please write something.',
    tags: 'Please enter at most 15.',
    imageUrl: 'Please enter an address that starts with https://, or leave the field empty.',
    excerpt: 'Please use at most 500 characters.',
  })
  const long = { title: 201, slug: 101, author: 101, category: 61, imageUrl: 501, metaTitle: 201, metaDescription: 501 }
  const lengths = Object.entries(long)
  expect(await fieldErrors(Object.fromEntries(lengths.map(([field, length]) => [field, 'x'.repeat(length)])))).toEqual(
    Object.fromEntries(lengths.map(([field, length]) => [field, `Please use at most ${length - 1} characters.`])),
  )
  expect(await fieldErrors({ tags: ['x'.repeat(41)] })).toHaveProperty('tags')
  expect(await fieldErrors({ content: '<script>alert(1)</script>' })).toEqual({ content: 'Please write something.' })
  expect(await fieldErrors({ content: 'x'.repeat(200_001) })).toEqual({
    content: 'Please use at most 200,000 characters.',
  })
})

test('a change based on an older version is refused; only changed fields are logged', async () => {
  const draft = await saved()
  await saved({ excerpt: 'From elsewhere' }, draft)
  expect((await save({ excerpt: 'Mine' }, draft)).error).toEqual({
    code: 'CONFLICT',
    message: 'Someone else has changed this post since you opened it.',
  })
  expect((await audited()).at(-1)).toEqual({
    action: 'post.edit',
    before: { excerpt: '' },
    after: { excerpt: 'From elsewhere' },
  })
  expect((await save({}, { id: '999999', updatedAt: draft.updatedAt })).error?.code).toBe('NOT_FOUND')
})

const remove = ({ id, updatedAt }: Pick<SavedPost, 'id' | 'updatedAt'>) =>
  site.change('deletePost', { id, updatedAt }, 'deletedId')

test('a deleted post disappears from all its addresses and cached pages; the audit log stores it', async () => {
  const first = await publish(await saved({ tags: ['bays'] }))
  const post = await saved({ slug: 'bays', tags: ['bays'] }, first)
  const status = async (slug: string) => (await site.rest(`/api/blog-posts/slug/${slug}`)).status
  expect([await publicSlug('bays'), await status('measuring-a-bay')]).toEqual(['bays', 200])
  expect(await remove(post)).toEqual({ deletedId: post.id, userErrors: [] })
  expect([
    await publicSlug('bays'),
    await publicSlug('measuring-a-bay'),
    await status('bays'),
    await status('measuring-a-bay'),
  ]).toEqual([undefined, undefined, 404, 404])
  expect(await sitemap()).not.toContain('/blog/bays')
  expect((await audited()).at(-1)).toEqual({
    action: 'post.delete',
    after: null,
    before: expect.objectContaining({
      title: 'Measuring a Bay',
      slug: 'bays',
      content: post.content,
      tags: ['bays'],
      published: true,
      publishedAt: post.publishedAt,
    }),
  })
  expect((await saved()).slug).toBe('measuring-a-bay')
})

test('a post changed in the meantime is not deleted, a missing one is reported; simultaneous deletions count once', async () => {
  const draft = await saved()
  const changed = await saved({ excerpt: 'From elsewhere' }, draft)
  expect((await remove(draft)).userErrors).toEqual([
    { field: null, message: 'Someone else has changed this post since you opened it.', code: 'CONFLICT' },
  ])
  const both = await Promise.all([remove(changed), remove(changed)])
  expect(both.map(({ deletedId, userErrors }) => userErrors[0]?.message ?? deletedId)).toEqual(
    expect.arrayContaining([changed.id, 'This post does not exist']),
  )
  expect((await audited()).filter(({ action }) => action === 'post.delete')).toHaveLength(1)
  for (const id of ['999999', 'x', '0'])
    expect((await remove({ ...draft, id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('a deleted built-in article stays deleted at the next start', async () => {
  const client = await pool.connect()
  try {
    const all = await seedArticles(client)
    const find = async (slug: string) => {
      const text = 'select id::text, updated_at "updatedAt" from blog_post where slug = $1'
      const { id, updatedAt } = (await pool.query(text, [slug])).rows[0]
      return { id, updatedAt: updatedAt.toISOString() } as SavedPost
    }
    const renamed = await saved({ slug: 'measuring' }, await find('how-to-measure-a-window-for-blinds'))
    expect((await remove(renamed)).deletedId).toBe(renamed.id)
    expect((await remove(await find('blinds-for-bathrooms-and-kitchens'))).userErrors).toEqual([])
    expect([all, await seedArticles(client), await publicSlug('how-to-measure-a-window-for-blinds')]).toEqual([
      10,
      0,
      undefined,
    ])
  } finally {
    client.release()
  }
})

test('the list includes drafts, newest first, page by page', async () => {
  for (const title of ['One', 'Two', 'Three']) await saved({ title })
  const page = async (after?: string) =>
    (
      await site.ask(
        'query ($after: String) { adminPosts(first: 2, after: $after) { nodes { title isPublished } edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }',
        { after },
      )
    ).data.adminPosts
  const first = await page()
  const { rows } = await pool.query('select count(*)::int count from blog_post')
  expect([first.totalCount, first.edges[1].cursor]).toEqual([rows[0].count, first.pageInfo.endCursor])
  expect([first.nodes, first.pageInfo.hasNextPage]).toEqual([
    [
      { title: 'Three', isPublished: false },
      { title: 'Two', isPublished: false },
    ],
    true,
  ])
  expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ title: 'One', isPublished: false }])
})

test('the list can be sorted by title and change, searched, and filtered by state', async () => {
  for (const title of ['Sorted Beta', 'Sorted alpha', 'Sorted Gamma']) await saved({ title })
  await pool.query(`update blog_post set published = true, published_at = now() where title = 'Sorted Beta';
    update blog_post set scheduled_at = now() + interval '1 day' where title = 'Sorted alpha'`)
  await saved({ title: 'Beyond', slug: 'far-away', category: 'Guides', author: 'Ruth', tags: ['bays'] })
  const titles = async (args: string, search = 'SORTED') =>
    (
      await site.ask(
        `{ adminPosts(search: "${search}" ${args}) { totalCount nodes { title } pageInfo { endCursor } } }`,
      )
    ).data.adminPosts as { totalCount: number; nodes: { title: string }[]; pageInfo: { endCursor: string } }
  const letters = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title.at(7)).join('')
  expect(letters(await titles(''))).toBe('GaB')
  expect(letters(await titles('sort: TITLE'))).toBe('aBG')
  expect(letters(await titles('sort: TITLE_DESC'))).toBe('GBa')
  const { pageInfo, totalCount } = await titles('sort: TITLE, first: 1')
  expect([totalCount, letters(await titles(`sort: TITLE, after: "${pageInfo.endCursor}"`))]).toEqual([3, 'BG'])
  for (const search of ['guide', 'ruth', 'BAYS', 'beyond', 'far-away'])
    expect((await titles('', search)).nodes, search).toEqual([{ title: 'Beyond' }])
  await pool.query(`update blog_post set updated_at = case title when 'Sorted alpha' then '2026-01-01'
    when 'Sorted Gamma' then '2026-01-02' else '2026-01-03' end::timestamptz`)
  for (const [sort, order] of [
    ['OLDEST', 'BaG'],
    ['CHANGED_LAST', 'BGa'],
    ['CHANGED_FIRST', 'aGB'],
  ]) {
    const { pageInfo: page } = await titles(`sort: ${sort}, first: 1`)
    expect(letters(await titles(`sort: ${sort}`))).toBe(order)
    expect(letters(await titles(`sort: ${sort}, after: "${page.endCursor}"`))).toBe(order!.slice(1))
  }
  expect(letters(await titles('state: PUBLISHED'))).toBe('B')
  expect(letters(await titles('state: SCHEDULED'))).toBe('a')
  expect(await titles('state: DRAFT')).toMatchObject({ totalCount: 1, nodes: [{ title: 'Sorted Gamma' }] })
  await pool.query("delete from blog_post where title like 'Sorted %'")
})

test('slugs of titles, and paragraphs of plain text', () => {
  const long = 'x'.repeat(99)
  expect(['Crème & Linen: it’s "in"', '  Über—alles  ', '日本', `${long} y`].map(createSlug)).toEqual([
    'creme-and-linen-its-in',
    'uber-alles',
    '',
    long,
  ])
  expect(withParagraphs('One\ntwo\r\n\r\n<ul><li>x</li></ul>\n\n<pre>a\n\nb</pre>\n\n<strong>End</strong>')).toBe(
    '<p>One<br>\ntwo</p>\n\n<ul><li>x</li></ul>\n\n<pre>a\n\nb</pre>\n\n<p><strong>End</strong></p>',
  )
  const isPicture = (address: string) => postRules.shape.imageUrl.safeParse(address).success
  expect(['', 'https://a.example/x.png', '/pictures/x.png'].filter((address) => !isPicture(address))).toEqual([])
  const wrong = ['//a.example/x.png', '/a b.png', 'https://a.example/a b.png', 'http://a.example/x.png', 'x.png']
  expect(wrong.filter(isPicture)).toEqual([])
})

test('payloads have the result, or errors by field', async () => {
  const change = (mutation: string, input: object, wanted = `post { ${fields} }`) =>
    site.change(mutation, input, wanted)
  expect(await change('createPost', { ...text, title: 'Me' })).toEqual({
    post: null,
    userErrors: [{ field: ['title'], message: 'Please use at least 3 characters.', code: 'BAD_USER_INPUT' }],
  })
  const { post, userErrors } = await change('createPost', text)
  expect([post.slug, post.isPublished, userErrors]).toEqual(['measuring-a-bay', false, []])
  const known = { id: post.id, updatedAt: post.updatedAt }
  const updated = (await change('updatePost', { ...known, ...text, title: 'Bays' })).post
  expect(updated.title).toBe('Bays')
  for (const late of [
    await change('updatePost', { ...known, ...text }),
    await change('publishPost', { ...known, isPublished: true }),
    await change('deletePost', known, 'deletedId'),
  ])
    expect(late.userErrors).toEqual([
      { field: null, message: 'Someone else has changed this post since you opened it.', code: 'CONFLICT' },
    ])
  const published = (await change('publishPost', { ...known, updatedAt: updated.updatedAt, isPublished: true })).post
  expect(published.isPublished).toBe(true)
  expect(await change('deletePost', { ...known, updatedAt: published.updatedAt }, 'deletedId')).toEqual({
    deletedId: post.id,
    userErrors: [],
  })
  expect((await audited()).map(({ action }) => action)).toEqual([
    'post.create',
    'post.edit',
    'post.publish',
    'post.delete',
  ])
})
