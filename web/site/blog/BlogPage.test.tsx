import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildPostData, buildPosts } from './build-post.ts'

const answerWith = (nodes: Record<string, unknown>[], overrides = {}) => {
  const queries: Record<string, unknown>[] = []
  answer(
    api.query('Blog', ({ variables }) => {
      queries.push(variables)
      return reply(buildPosts(nodes, overrides))
    }),
  )
  return queries
}

beforeEach(() =>
  answer(
    api.query('BlogTopics', () =>
      reply({ postCategories: ['Care', 'Guides'], popularTags: ['bay windows', 'measuring'] }),
    ),
  ),
)

const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search articles' })

test('headings, and six skeletons while loading', async () => {
  answer(api.query('Blog', () => delay('infinite')))
  showPage('/blog')
  expect(await screen.findByRole('heading', { level: 1, name: 'Blind & Curtain Blog' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeTruthy()
  expect(screen.getAllByTestId('skeleton')).toHaveLength(6)
  expect(screen.getByRole('status').textContent).toBe('Looking for articles…')
})

test('a card links to its post by picture, title and Read more, and says how long ago it was published', async () => {
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000 - 5000).toISOString()
  answerWith([buildPostData({ publishedAt: threeDaysAgo })])
  showPage('/blog')
  const card = await screen.findByRole('article', { name: 'Measuring a bay' })
  expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    Array(3).fill('/blog/measuring-a-bay'),
  )
  expect(within(card).getByRole('link', { name: 'Read more: Measuring a bay' }).textContent).toContain('Read more')
  expect(within(card).getByText('3 days ago').getAttribute('datetime')).toBe(threeDaysAgo)
  expect(within(card).getByText('Three widths and a steel tape.')).toBeTruthy()
  expect(within(card).getByText('Guides')).toBeTruthy()
  expect(card.querySelector('.post-card-picture svg')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('1 article')
})

test('a post without a category or date has neither on its card; without tags there is no list of them', async () => {
  answerWith([buildPostData({ category: null, publishedAt: null })])
  answer(api.query('BlogTopics', () => reply({ postCategories: ['Care'], popularTags: [] })))
  showPage('/blog?category=care')
  const card = await screen.findByRole('article', { name: 'Measuring a bay' })
  expect(card.querySelector('.post-card-facts')!.children).toHaveLength(0)
  expect((await screen.findByRole('button', { name: 'Care' })).ariaPressed).toBe('true') // in any case
  expect(screen.getByRole('button', { name: 'All Categories' }).ariaPressed).toBe('false')
  expect(screen.queryByText('Popular Tags')).toBeNull()
  expect(document.title).toBe('care | Blind & Curtain Blog | Blind & Curtain Directory')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://directory.test/blog?category=care',
  )
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
})

test('structured data: the posts of the list, and none where there are none', async () => {
  answerWith([buildPostData()])
  const { unmount } = showPage('/blog')
  await screen.findByRole('article')
  expect(readStructuredData(document.head).ItemList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, url: 'https://directory.test/blog/measuring-a-bay' },
  ])
  unmount()
  answerWith([])
  showPage('/blog')
  await screen.findByText('No articles found')
  expect(Object.keys(readStructuredData(document.head))).toEqual(['BreadcrumbList'])
})

test("a post's own picture is shown if it is stored here", async () => {
  const pictures = ['/pictures/bay.webp', 'https://elsewhere.example/bay.webp', '//elsewhere.example/bay.webp']
  answerWith(pictures.map((imageUrl, at) => buildPostData({ id: `${at}`, imageUrl })))
  showPage('/blog')
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual([
    pictures[0],
    undefined,
    undefined,
  ])
})

test('a category and a tag set the search box and the address', async () => {
  const queries = answerWith([buildPostData()])
  const user = userEvent.setup()
  const { address } = showPage('/blog')
  const buttons = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('button')
  expect((await buttons('Popular Tags')).map((button) => button.textContent)).toEqual(['bay windows', 'measuring'])
  expect((await buttons('Categories')).map((button) => button.textContent)).toEqual([
    'All Categories',
    'Care',
    'Guides',
  ])
  await user.click(screen.getByRole('button', { name: 'Guides' }))
  await waitFor(() => expect(address()).toBe('/blog?category=Guides'))
  expect((await searchBox()).value).toBe('Guides')
  expect(screen.getByRole('button', { name: 'Guides' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('heading', { level: 2, name: 'Search Results for “Guides”' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'bay windows' }))
  await waitFor(() => expect(address()).toBe('/blog?tag=bay+windows'))
  expect((await searchBox()).value).toBe('bay windows')
  await user.click(screen.getByRole('button', { name: 'All Categories' }))
  await waitFor(async () => expect((await searchBox()).value).toBe(''))
  expect(queries).toEqual([
    { filter: {}, first: 12 },
    { filter: { category: 'Guides' }, first: 12 },
    { filter: { tag: 'bay windows' }, first: 12 },
  ])
})

test('the address fills the search box; searching updates the address', async () => {
  const queries = answerWith([buildPostData()])
  const user = userEvent.setup({ delay: null }) // faster than the wait for the next key
  const { address, goBack } = showPage('/blog?tag=measuring')
  const box = await searchBox()
  expect(box.value).toBe('measuring')
  await user.clear(box)
  await user.type(box, 'roman blinds')
  await waitFor(() => expect(address()).toBe('/blog?search=roman+blinds'))
  expect(box.value).toBe('roman blinds')
  await waitFor(() => expect(queries.at(-1)).toEqual({ filter: { search: 'roman blinds' }, first: 12 }))
  expect(queries.length).toBeLessThanOrEqual(3)
  await user.type(box, ' now{Enter}')
  await waitFor(() => expect(address()).toBe('/blog?search=roman+blinds+now'))
  await user.type(box, ' or never')
  await waitFor(() => expect(address()).toBe('/blog?search=roman+blinds+now+or+never'))
  await goBack()
  await waitFor(() => expect(address()).toBe('/blog?search=roman+blinds')) // not each pause in typing
})

test('who leaves while typing is not taken back', async () => {
  answerWith([buildPostData()])
  const user = userEvent.setup()
  const { address } = showPage('/blog')
  const box = await searchBox()
  const [away] = screen.getAllByRole('link', { name: 'Contact' })
  await user.type(box, 'r')
  await user.click(away!)
  await new Promise((passed) => setTimeout(passed, 600))
  expect(address()).toBe('/contact')
})

test('a topic that is chosen while typing counts', async () => {
  answerWith([buildPostData()])
  const { address } = showPage('/blog')
  const guides = await screen.findByRole('button', { name: 'Guides' })
  fireEvent.change(await searchBox(), { target: { value: 'r' } })
  fireEvent.click(guides)
  await new Promise((passed) => setTimeout(passed, 600))
  await waitFor(() => expect(address()).toBe('/blog?category=Guides'))
})

test('no articles: the specified text and a link to all', async () => {
  answerWith([])
  showPage('/blog?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeTruthy()
  expect(screen.getByText('0 articles')).toBeTruthy()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://directory.test/blog')
  expect(screen.getByRole('link', { name: 'View All Articles' }).getAttribute('href')).toBe('/blog')
})

test('a failure says so, and Reload Page tries again', async () => {
  answer(api.query('Blog', () => refuse('x')))
  showPage('/blog')
  expect(await screen.findByRole('heading', { name: 'Failed to load blog posts' })).toBeTruthy()
  expect(screen.getByText('There was an error loading the blog posts. Please try again later.')).toBeTruthy()
  answerWith([buildPostData()])
  await userEvent.click(screen.getByRole('button', { name: 'Reload Page' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('more articles are added below, once; the button is a link for readers without JavaScript and for new tabs', async () => {
  const queries: unknown[] = []
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  answer(
    api.query('Blog', async ({ variables }) => {
      queries.push(variables.after)
      if (variables.after) await released
      return reply(
        variables.after
          ? buildPosts([buildPostData({ id: '6', slug: 'second', title: 'Second' })], { totalCount: 2 })
          : buildPosts([buildPostData()], {
              totalCount: 2,
              pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' },
            }),
      )
    }),
  )
  showPage('/blog?category=Guides')
  const more = await screen.findByRole('link', { name: 'Load More Articles' })
  expect(more.getAttribute('href')).toBe('/blog?category=Guides&after=c1')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // no tabs can be opened here
    fireEvent.click(more, { [key]: true })
  }
  expect(more.ariaDisabled).toBe('false')
  await userEvent.dblClick(more)
  expect([more.textContent, more.ariaDisabled]).toEqual(['Loading…', 'true'])
  release()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(screen.queryByRole('link', { name: 'Load More Articles' })).toBeNull()
  expect(queries).toEqual([undefined, 'c1'])
})

test('if more articles do not load, the current ones stay, and it can be retried', async () => {
  const first = buildPosts([buildPostData()], {
    totalCount: 2,
    pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c1' },
  })
  answer(api.query('Blog', ({ variables }) => (variables.after ? HttpResponse.error() : reply(first))))
  const { address } = showPage('/blog')
  await userEvent.click(await screen.findByRole('link', { name: 'Load More Articles' }))
  await screen.findByText('Failed to load blog posts. Please try again later.')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Guides' })) // another list, which has not failed
  await waitFor(() => expect(address()).toBe('/blog?category=Guides'))
  expect(await screen.findByRole('link', { name: 'Load More Articles' })).toBeTruthy()
  expect(screen.queryByText('Failed to load blog posts. Please try again later.')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Load More Articles' }))
  const failed = await screen.findByText('Failed to load blog posts. Please try again later.')
  answerWith([buildPostData({ id: '6', slug: 'second', title: 'Second' })])
  await userEvent.click(within(failed.parentElement!).getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
})
