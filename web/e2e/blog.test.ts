import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { expectAccessible, phone, siteUrl, viewportsIn, visit } from './browser.ts'

const article = '/blog/plantation-shutters-styles-materials-bays'

test('the HTML of list and article is complete without JavaScript', async () => {
  const list = await (await fetch(`${siteUrl}/blog?category=buying%20guides`)).text()
  expect(list).toContain('<title>buying guides | Blind &amp; Curtain Blog | Blind &amp; Curtain Directory</title>')
  expect(list.match(/<article class="card post-card"/g)).toHaveLength(3)
  expect(list).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Blind &amp; Curtain Directory Blog" href="/blog/feed.xml"/>',
  )
  const post = await (await fetch(siteUrl + article)).text()
  expect(post).toContain('"@type":"BlogPosting"')
  expect(post).toContain('>October 1, 2026</time>')
  expect(post.match(/<div class="article">/g)).toHaveLength(2)
})

test('every address is a page, a redirect or a 404', async () => {
  const getStatus = async (path: string) => (await fetch(siteUrl + path, { redirect: 'manual' })).status
  for (const path of ['/blog/none', '/blog/%00', `/blog/${'x'.repeat(500)}`, '/blog/x%27'])
    expect(await getStatus(path), path).toBe(404)
  for (const path of [
    '/blog?search=%00',
    `/blog?search=${'x'.repeat(900)}`,
    '/blog?tag[]=1&category=%FF',
    '/blog?tag=a&tag=b',
  ])
    expect(await getStatus(path), path).toBe(200)
  expect(await getStatus('/blog?tag=shutters&after=nonsense')).toBe(302)
  const missing = await fetch(`${siteUrl}/api/blog-posts/slug/none`)
  expect([missing.status, (await missing.json()).message]).toEqual([404, 'Blog post not found'])
})

test('the feed is well-formed XML with full addresses', async () => {
  const { page } = await visit('/blog')
  const feed = await page.evaluate(async () => {
    const text = await (await fetch('/blog/feed.xml')).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    return {
      broken: xml.querySelector('parsererror')?.textContent,
      links: [...xml.querySelectorAll('item > link')].map((link) => link.textContent),
    }
  })
  expect(feed.broken).toBeUndefined()
  expect(feed.links).toHaveLength(10)
  expect(feed.links.every((link) => link.startsWith(`${new URL(page.url()).origin}/blog/`))).toBe(true)
})

test('from the list to an article and back, without console errors; cards show their age', async () => {
  const { page, complaints } = await visit('/blog')
  await expect.poll(() => page.locator('.post-card time').first().innerText()).toMatch(/ ago$/)
  await page.getByRole('button', { name: 'Care & Safety' }).click()
  await page.getByRole('heading', { name: 'Search Results for “Care & Safety”' }).waitFor()
  await page.getByText('2 articles').waitFor()
  await page.locator('.post-card h3 a').first().click()
  await page.locator('article.post h1').waitFor()
  await page.goBack()
  await page.getByText('2 articles').waitFor()
  expect(await page.getByLabel('Search articles').inputValue()).toBe('Care & Safety')
  expect(complaints).toEqual([])
})

test('the search, categories and tags work without JavaScript', async () => {
  const { page } = await visit('/blog', { javaScriptEnabled: false })
  await page.getByLabel('Search articles').fill('tape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Search Results for “tape”' }).waitFor()
  await expect.poll(() => page.locator('.post-card').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Buying Guides' }).click()
  await page.getByText('3 articles').waitFor()
  await page.getByRole('button', { name: 'All Categories' }).click()
  await page.getByText('10 articles').waitFor()
})

test('without the API the list says so, and Reload Page recovers', async () => {
  const { page } = await visit('/directory')
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.getByText('There was an error loading the blog posts. Please try again later.').waitFor()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await page.locator('.post-card').first().waitFor()
  expect(await page.locator('.post-card').count()).toBe(10)
})

test('lines of an article have 45 to 75 characters; a wide table scrolls', async () => {
  const { page } = await visit(article)
  const perLine = await page.locator('.article > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>()
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let index = 0; index < text.textContent!.length; index++) {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          const line = Math.round(range.getBoundingClientRect().bottom / 10)
          lines.set(line, (lines.get(line) ?? 0) + 1)
        }
      }
      return [...lines.values()].slice(0, -1)
    }),
  )
  const inOrder = perLine.toSorted((a, b) => a - b)
  expect(inOrder.length).toBeGreaterThan(20)
  expect(inOrder[0]).toBeGreaterThanOrEqual(45)
  expect(inOrder[Math.floor(inOrder.length * 0.9)]).toBeLessThanOrEqual(75)
  await page.setViewportSize(phone)
  const table = page.locator('.article-table').first()
  await table.focus()
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth && document.activeElement === box)).toBe(true)
})

test('only the article is printed', async () => {
  const { page } = await visit(article)
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    '#root header:has(nav)',
    '#root footer:has(nav)',
    '.post-share',
    '.post-related',
    'nav[aria-label="Breadcrumb"]',
  ]) {
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false)
  }
  expect(await page.locator('article.post h1').isVisible()).toBe(true)
  expect(await page.locator('.post-facts').isVisible()).toBe(true)
})

const screens = [
  ['list', '/blog'],
  ['tag', '/blog?tag=shutters'],
  ['post', article],
  ['unknown post', '/blog/none'],
  ['empty list', '/blog?search=zzzzzz'],
] as const

for (const [name, path] of sample(screens, 2)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of viewportsIn(colorScheme)) {
      test(`axe finds nothing: ${name}, ${colorScheme}, ${viewport.width}`, async () => {
        const { page, complaints } = await visit(path, { colorScheme, viewport })
        await expectAccessible(page)
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
        await page.context().close()
      })
    }
  }
}
