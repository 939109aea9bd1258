import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { createBlogClient, buildPost } from '../testing/build/post.factory.ts'

const database = await testDatabase()
const queryBlog = createBlogClient(database.pool)
const make = buildPost(database.pool)
afterAll(() => database.close())

interface List {
  edges: { cursor: string; node: { slug: string } }[]
  nodes: { slug: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
  totalCount: number
}

const list = async (variables: Record<string, unknown> = {}): Promise<List> => {
  const { data, errors } = await queryBlog(
    `query ($filter: PostFilter, $first: Int, $after: String) {
      posts(filter: $filter, first: $first, after: $after) {
        edges { cursor node { slug } } nodes { slug } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount
      }
    }`,
    variables,
  )
  expect(errors).toBeUndefined()
  return data.posts as List
}
const slugs = async (filter: Record<string, unknown> = {}) => (await list({ filter })).nodes.map(({ slug }) => slug)
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T08:00:00.000001Z`

beforeAll(async () => {
  await make('measuring', {
    published_at: day(1),
    category: 'Guides',
    tags: ['measuring', 'Bay Windows'],
    excerpt: 'With a steel tape.',
    content:
      '<!-- hidden words --><h2>A win<em>dow</em></h2><p>Don&rsquo;t guess &amp; don’t <a href="/secret-address">hurry</a>.</p><script>var trick</script>',
  })
  await make('care', {
    published_at: day(3),
    category: 'guides',
    tags: ['bay windows', 'care'],
    content: '<p>100% wool, _gently_.</p>',
  })
  await make('curtains', {
    title: 'Café curtains',
    published_at: day(2),
    category: 'Style & Colour',
    tags: ['curtains'],
    author: 'Ruth',
  })
  await make('twin-a', { published_at: day(4), tags: ['curtains', 'care'], category: 'Guides' })
  await make('twin-b', { published_at: day(4) })
  await make('undated', { published_at: null, created_at: day(5) })
  await make('draft', { published: false, published_at: day(6), category: 'Drafts', tags: ['draft'] })
  await make('tomorrow', {
    published_at: new Date(Date.now() + 86_400_000).toISOString(),
    category: 'Guides',
    tags: ['future'],
  })
})

describe('public fields', () => {
  test('drafts and scheduled posts appear nowhere', async () => {
    expect(await slugs()).toEqual(['undated', 'twin-b', 'twin-a', 'care', 'curtains', 'measuring'])
    const { data } = await queryBlog(`{
      draft: post(slug: "draft") { id } future: post(slug: "tomorrow") { id } none: post(slug: "x\\u0000'") { id }
      latestPosts { slug } postCategories popularTags
      post(slug: "measuring") { related { slug } }
      newest: post(slug: "measuring") { related(first: 1) { slug } } two: latestPosts(first: 2) { slug }
    }`)
    expect(data).toEqual({
      draft: null,
      future: null,
      none: null,
      latestPosts: [{ slug: 'undated' }, { slug: 'twin-b' }, { slug: 'twin-a' }],
      postCategories: ['Guides', 'Style & Colour'],
      popularTags: ['Bay Windows', 'care', 'curtains', 'measuring'],
      post: { related: [{ slug: 'twin-a' }, { slug: 'care' }] },
      newest: { related: [{ slug: 'twin-a' }] },
      two: [{ slug: 'undated' }, { slug: 'twin-b' }],
    })
    expect((await list()).totalCount).toBe(6)
  })

  test('a post without a publication date has its creation date', async () => {
    const { data } = await queryBlog('{ post(slug: "undated") { url publishedAt category related { id } } }')
    const url = expect.stringMatching(/^https?:\/\/[^/]+\/blog\/undated$/)
    expect(data).toEqual({ post: { url, publishedAt: '2026-03-05T08:00:00.000Z', category: null, related: [] } })
  })

  test('the most used tags, A to Z, up to the limit', async () => {
    expect((await queryBlog('{ popularTags(first: 2) }')).data).toEqual({ popularTags: ['Bay Windows', 'care'] })
  })
})

describe('pages', () => {
  test('cursors visit all posts once, even those of the same instant', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: List = await list({ first: 2, after })
      seen.push(...page.edges.map(({ node }) => node.slug))
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(await slugs())
  })

  test('errors name an invalid size, cursor or filter', async () => {
    for (const [argument, field] of [
      ['first: 101', 'first'],
      ['first: 0', 'first'],
      ['after: "x"', 'after'],
    ]) {
      const { errors } = await queryBlog(`{ posts(${argument}) { totalCount } }`)
      expect(errors![0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field!]: expect.any(String) } })
    }
    for (const field of ['search', 'category', 'tag']) {
      const { errors } = await queryBlog('query ($filter: PostFilter) { posts(filter: $filter) { totalCount } }', {
        filter: { [field]: 'x'.repeat(201) },
      })
      expect(errors![0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [field]: `Please use at most 200 characters for the ${field}` },
      })
    }
  })
})

describe('search', () => {
  test.each([
    ['ABOUT MEASURING', ['measuring']],
    ['steel', ['measuring']],
    ['window', ['care', 'measuring']],
    ['style', ['curtains']],
    ['bay WIN', ['care', 'measuring']],
    ["don't", ['measuring']],
    ['don’t', ['measuring']],
    ['guess & don', ['measuring']],
    ['cafe', ['curtains']],
    ['100%', ['care']],
    ['_gently_', ['care']],
    ['a_e', []],
    ['secret-address', []],
    ['trick', []],
    ['hidden', []],
    ['strong', []],
    ['x'.repeat(200), []],
    [`${'wool '.repeat(8)}ninth`, ['care']],
    ['  ', ['undated', 'twin-b', 'twin-a', 'care', 'curtains', 'measuring']],
  ])('%s', async (search, found) => {
    expect(await slugs({ search })).toEqual(found)
  })

  test('filters by category and tag ignore case and combine', async () => {
    expect(await slugs({ category: 'GUIDES' })).toEqual(['twin-a', 'care', 'measuring'])
    expect(await slugs({ tag: 'bay windows' })).toEqual(['care', 'measuring'])
    expect(await slugs({ tag: 'bay' })).toEqual([])
    expect(await slugs({ tag: 'care', category: 'guides', search: 'wool' })).toEqual(['care'])
    expect((await list({ filter: { tag: 'curtains' }, first: 1 })).totalCount).toBe(2)
  })
})

test('content is sanitised, with its reading time; a list reads it all at once', async () => {
  await database.pool.query('update blog_post set content = $1 where slug = $2', [
    `<p onclick="x()">${'word '.repeat(700)}</p><script>x</script><h2>Two</h2><p>${'word '.repeat(700)}</p>`,
    'twin-a',
  ])
  const queries: string[] = []
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'query'
        ? (query: { text: string }) => (queries.push(query.text), target.query(query))
        : Reflect.get(target, name),
  })
  const { data } = await createBlogClient(pool)('{ posts { nodes { slug contentHtml readingMinutes } } }')
  const { nodes } = data.posts as { nodes: { slug: string; contentHtml: string; readingMinutes: number }[] }
  const post = nodes.find(({ slug }) => slug === 'twin-a')!
  expect(post.contentHtml).toMatch(/^<p>word word [^<>]*<\/p><h2>Two<\/h2><p>[^<>]*<\/p>$/)
  expect(post.readingMinutes).toBe(6)
  expect(nodes.every(({ readingMinutes }) => readingMinutes >= 1)).toBe(true)
  expect(queries.length).toBe(2)
})
