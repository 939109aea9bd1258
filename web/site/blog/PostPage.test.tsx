import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { readStructuredData } from '../../ui/page/read-structured-data.ts'
import { answer, api, refuse, reply, showPage } from '../../app/show-page.tsx'
import { buildPostData } from './build-post.ts'

const show = (overrides = {}) => {
  answer(api.query('BlogPost', () => reply({ post: buildPostData(overrides) })))
  return showPage('/blog/measuring-a-bay')
}
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('title, category, author, date in US long format, reading time, excerpt and both halves', async () => {
  const { container } = show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Measuring a bay' })).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'About this article' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['By Ruth Ellerby', 'September 14, 2026', '4 min read'])
  expect(screen.getByText('Three widths and a steel tape.')).toBeTruthy()
  expect([...container.querySelectorAll('.article')].map((half) => half.textContent)).toEqual([
    'FirstHalf one.',
    'ThenHalf two.',
  ])
  expect(container.querySelector('.post-hero svg')).toBeTruthy()
})

test('breadcrumb, category and tags link to the list', async () => {
  show({ tags: ['bay windows'], category: 'Style & Colour' })
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect(
    within(crumbs)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
    ['Style & Colour', '/blog?category=Style+%26+Colour'],
  ])
  expect(screen.getByRole('link', { name: 'bay windows' }).getAttribute('href')).toBe('/blog?tag=bay+windows')
})

test('what is not known of a post is left out, on the page and in the structured data', async () => {
  const { container } = show({ author: null, category: null, excerpt: '', tags: [] })
  const facts = within(await screen.findByRole('list', { name: 'About this article' }))
  expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'September 14, 2026',
    '4 min read',
  ])
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home›',
    'Blog›',
    'Measuring a bay',
  ])
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull()
  for (const one of ['.post-category', '.post-excerpt'])
    expect([one, container.querySelector(one)]).toEqual([one, null])
  expect(meta('keywords')).toBeUndefined()
  const { BlogPosting } = readStructuredData(document.head)
  for (const name of ['description', 'articleSection', 'keywords']) expect(BlogPosting).not.toHaveProperty(name)
  expect(BlogPosting!.image).toBe('https://directory.test/pictures/post/measuring-a-bay.png')
})

test('a title cannot end the script of the structured data', async () => {
  show({ title: '</script><b>Bays</b>' })
  const texts = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent)
  await waitFor(() => expect(texts().join()).toContain('Bays'))
  expect(texts().filter((text) => text.includes('<'))).toEqual([])
})

test('head: title, description and keywords from excerpt and tags, feed, structured data', async () => {
  show({ imageUrl: '/pictures/bay.webp' })
  await screen.findByRole('heading', { level: 1, name: 'Measuring a bay' })
  expect(document.title).toBe('Measuring a bay | Blind & Curtain Directory Blog')
  expect([meta('description'), meta('keywords'), meta('robots')]).toEqual([
    'Three widths and a steel tape.',
    'measuring, bay windows',
    undefined,
  ])
  expect(document.querySelector('link[rel="alternate"][type="application/rss+xml"]')?.getAttribute('href')).toBe(
    '/blog/feed.xml',
  )
  const { BlogPosting, BreadcrumbList } = readStructuredData(document.head)
  expect(BlogPosting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Measuring a bay',
    datePublished: '2026-09-14T08:00:00Z',
    dateModified: '2026-10-02T16:30:00Z',
    image: 'https://directory.test/pictures/bay.webp',
    author: { '@type': 'Person', name: 'Ruth Ellerby' },
    mainEntityOfPage: 'https://directory.test/blog/measuring-a-bay',
    description: 'Three widths and a steel tape.',
    articleSection: 'Guides',
    keywords: 'measuring, bay windows',
    timeRequired: 'PT4M',
  })
  const pin = new URL(screen.getByRole('link', { name: 'Pin' }).getAttribute('href')!).searchParams
  expect(pin.get('media')).toBe('https://directory.test/pictures/bay.webp')
  expect(BreadcrumbList?.itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 3,
    name: 'Guides',
    item: 'https://directory.test/blog?category=Guides',
  })
})

test("a post's own title and description for search engines, and one excluded from them", async () => {
  show({ metaTitle: 'Bays, measured', metaDescription: 'All about bays.', isIndexable: false, author: null })
  await screen.findByRole('heading', { level: 1, name: 'Measuring a bay' })
  expect(document.title).toBe('Bays, measured | Blind & Curtain Directory Blog')
  expect([meta('description'), meta('robots')]).toEqual(['All about bays.', 'noindex'])
  expect(readStructuredData(document.head).BlogPosting).toMatchObject({
    description: 'All about bays.',
    author: { '@type': 'Organization', name: 'Blind & Curtain Directory' },
  })
})

test('related articles, if there are any', async () => {
  const { unmount } = show({ related: [buildPostData({ id: '9', slug: 'nets', title: 'Nets' })] })
  const related = await screen.findByRole('region', { name: 'Related Articles' })
  expect(within(related).getByRole('link', { name: 'Nets' }).getAttribute('href')).toBe('/blog/nets')
  unmount()
  show()
  await screen.findByRole('heading', { level: 1, name: 'Measuring a bay' })
  expect(screen.queryByText('Related Articles')).toBeNull()
})

test('Share opens the share sheet if the browser has one', async () => {
  const shared: ShareData[] = []
  Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(shared).toEqual([{ title: 'Measuring a bay', url: 'https://directory.test/blog/measuring-a-bay' }])
  expect(screen.queryByText('Link Copied!')).toBeNull()
  const user = userEvent.setup()
  await navigator.clipboard.writeText('Other')
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) }) // Cancel was pressed
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe('Other')
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link Copied!')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('https://directory.test/blog/measuring-a-bay')
})

test('otherwise Share copies the link; Tweet and Pin link to the networks', async () => {
  const user = userEvent.setup()
  show()
  const early = { copied: new Set(['https://directory.test/blog/measuring-a-bay']) } // copied before the code had loaded
  Object.assign(window, { early })
  onTestFinished(() => void Reflect.deleteProperty(window, 'early'))
  await navigator.clipboard.writeText('Other')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe('Other')
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe('https://directory.test/blog/measuring-a-bay')
  expect(await screen.findByText('Link has been copied to your clipboard.')).toBeTruthy()
  const getHref = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href')!)
  const [tweet, pin] = [getHref('Tweet'), getHref('Pin')]
  expect([tweet.host + tweet.pathname, tweet.searchParams.get('text'), tweet.searchParams.get('url')]).toEqual([
    'x.com/intent/post',
    'Measuring a bay',
    'https://directory.test/blog/measuring-a-bay',
  ])
  expect([pin.host + pin.pathname, Object.fromEntries(pin.searchParams)]).toEqual([
    'www.pinterest.com/pin/create/button/',
    { url: 'https://directory.test/blog/measuring-a-bay', description: 'Measuring a bay' },
  ])
  expect(screen.getByRole('link', { name: 'Pin' }).getAttribute('rel')).toBe('noopener noreferrer')
})

test('a table can be scrolled by keyboard', async () => {
  show({ contentHtml: '<table><tbody><tr><td>1</td></tr></tbody></table>' })
  expect((await screen.findByRole('group', { name: 'Table' })).tabIndex).toBe(0)
})

test('an unknown post: three others to read, then places to start from', async () => {
  const latestPosts = [
    { __typename: 'Post', id: '1', slug: 'nets', title: 'Nets', category: 'Care' },
    { __typename: 'Post', id: '2', slug: 'bays', title: 'Bays', category: null },
  ]
  answer(
    api.query('BlogPost', () => reply({ post: null })),
    api.query('SearchInstead', ({ variables }) => {
      expect(variables).toEqual({ text: '', suggestsPosts: true })
      return reply({ latestPosts })
    }),
  )
  showPage('/blog/none')
  const nets = await screen.findByText('Nets')
  expect([...nets.closest('ul')!.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])).toEqual([
    ['NetsCare', '/blog/nets'],
    ['Bays', '/blog/bays'],
    ['All suppliersSearch by name, place or service', '/directory'],
  ])
  expect(screen.queryByText(/^Did you mean/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeTruthy()
  expect(
    screen.getByText("The article you're looking for doesn't exist or there was an error loading it."),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog')
  expect(meta('robots')).toBe('noindex')
})

test('a failure is shown in a toast, and can be retried', async () => {
  answer(api.query('BlogPost', () => refuse('x')))
  showPage('/blog/measuring-a-bay')
  await waitFor(() => expect(screen.getByText('Failed to load blog post. Please try again.')).toBeTruthy())
  answer(api.query('BlogPost', () => reply({ post: buildPostData() })))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Measuring a bay' })).toBeTruthy()
})

test('while it loads, the page says so', async () => {
  answer(api.query('BlogPost', () => delay('infinite')))
  const { container } = showPage('/blog/measuring-a-bay')
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeTruthy())
})
