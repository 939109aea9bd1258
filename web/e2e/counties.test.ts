import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sample } from '../../api/testing/long.ts'
import { servePartner } from './serve-partner.ts'
import { desktop, expectAccessible, goTo, phone, siteUrl, viewportsIn, visit } from './browser.ts'

const page = '/counties/tyne-and-wear'
const get = (path: string) => fetch(siteUrl + path, { redirect: 'manual' })
const location = async (path: string) => {
  const answer = await get(path)
  return [answer.status, answer.headers.get('location')]
}

test('a county page’s HTML has its suppliers, guide, head tags and structured data', async () => {
  const html = await (await get(page)).text()
  expect(html).toContain(
    '<title>Blinds &amp; Curtains Suppliers in Tyne and Wear | Blind &amp; Curtain Directory</title>',
  )
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/counties\/tyne-and-wear"/)
  expect(html.match(/<article class="card supplier-card"/g)!.length).toBeGreaterThanOrEqual(5)
  expect(html).toContain('single-storey terraced cottage')
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).not.toContain('content="noindex"')
})

test('other spellings and old addresses redirect to the county’s address; unknown ones are a 404', async () => {
  expect(await location('/counties/Tyne-And-Wear')).toEqual([301, page])
  expect(await location('/counties/county-essex')).toEqual([301, '/counties/essex'])
  expect(await location('/county-suppliers/tyne-and-wear')).toEqual([301, page])
  expect(await location('/county-suppliers/Essex?service=BLINDS')).toEqual([301, '/counties/essex?service=BLINDS'])
  expect(await location('/counties/county-essex?utm_source=mail')).toEqual([301, '/counties/essex?utm_source=mail'])
  for (const path of ['/counties/atlantis', '/counties/%20', '/counties/%00', '/counties/%ff', "/counties/x'--"]) {
    expect((await get(path)).status).toBe(404)
  }
  expect(await (await get('/counties/kent/nowhere')).text()).toContain('No Suppliers Found') // not a skeleton
})

test('the REST API lists popular places, counties and a county’s guide', async () => {
  const popular = await (await get('/api/locations/popular')).json()
  expect(popular).toHaveLength(6)
  expect(Object.keys(popular[0])).toEqual(['id', 'name', 'supplierCount'])
  const answer = await get('/api/locations/counties')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const counties = await answer.json()
  expect(counties).toHaveLength(108)
  expect(Object.keys(counties[0])).toEqual(['name', 'urlName', 'supplierCount', 'description'])
  const content = await (await get('/api/locations/counties/tyne-and-wear/content')).json()
  expect(Object.keys(content)).toEqual([
    'overview',
    'buyingGuide',
    'localTrends',
    'localMaterials',
    'weatherConsiderations',
    'seasonalRecommendations',
    'populationEstimate',
    'cities',
  ])
  expect(content.populationEstimate).toBe('1,127,200 (Census 2021, Office for National Statistics)')
  const missing = await get('/api/locations/counties/atlantis/content')
  expect([missing.status, await missing.json()]).toEqual([404, { message: 'This county does not exist' }])
})

test('from the index to a county and a supplier, without console errors', async () => {
  const { page: tab, complaints } = await visit('/counties')
  await tab.getByRole('link', { name: 'T', exact: true }).click()
  await tab.locator('#letter-T').waitFor()
  await tab.getByRole('link', { name: /^Tyne and Wear/ }).click()
  await tab.getByRole('heading', { level: 1, name: 'Blinds & Curtains Suppliers in Tyne and Wear' }).waitFor()
  expect(await tab.locator('script[type="application/ld+json"]').count()).toBe(2)
  const first = tab.locator('.county-groups .supplier-card').first()
  const name = await first.locator('h3 a').innerText()
  await first.getByRole('link', { name: /View Profile/ }).click()
  await tab.getByRole('heading', { level: 1, name }).waitFor()
  await tab.waitForFunction(() => !document.body.innerHTML.includes('FAQPage'))
  expect(complaints).toEqual([])
})

test('cities open one at a time, close again, and work without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page: tab } = await visit(page, { javaScriptEnabled })
    const open = tab.locator('details[name="cities"][open] summary')
    await tab.getByText('Sunderland', { exact: true }).last().click()
    expect(await open.allInnerTexts()).toEqual(['Sunderland'])
    expect(await tab.locator('details[open] a[href^="/suppliers/"]').count()).toBeGreaterThan(0)
    await tab.locator('details[name="cities"] summary', { hasText: 'Gateshead' }).click()
    expect(await open.allInnerTexts()).toEqual(['Gateshead'])
    await open.click()
    expect(await open.count()).toBe(0)
  }
})

test('Back from a supplier restores the open city', async () => {
  const { page: tab } = await visit(page)
  const city = tab.locator('details[name="cities"]', { hasText: 'Gateshead' })
  await city.locator('summary').click()
  await city.locator('a[href^="/suppliers/"]').first().click()
  await tab.waitForURL('**/suppliers/*')
  await tab.goBack()
  await expect.poll(() => tab.locator('details[name="cities"][open] summary').allInnerTexts()).toEqual(['Gateshead'])
})

test('the largest county shows part of its list, with a link to the rest', async () => {
  const { page: tab, complaints } = await visit('/counties/greater-london')
  expect(await tab.locator('.county-groups .supplier-card').count()).toBe(60)
  // Cards far below are not hydrated, but their links stay within the open page.
  const last = tab.locator('.county-groups .supplier-card').last()
  const isTaken = (part: Locator) =>
    part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')))
  await expect.poll(() => isTaken(tab.getByRole('heading', { level: 1 })), { timeout: 30_000 }).toBe(true)
  expect(await isTaken(last)).toBe(false)
  await tab.evaluate(() => document.body.setAttribute('data-open', ''))
  const name = (await last.locator('h3 a').textContent())!
  await last.locator('h3 a').dispatchEvent('click')
  await tab.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await tab.goBack()
  await expect.poll(() => tab.locator('.county-groups .supplier-card').count()).toBe(60)
  expect(await tab.locator('body[data-open]').count()).toBe(1)
  await tab.getByRole('link', { name: /^See all \d+ suppliers in Greater London$/ }).click()
  await tab.getByRole('heading', { level: 1, name: 'Blinds & Curtains Suppliers in Greater London' }).waitFor()
  expect(complaints).toEqual([])
})

const query = async (text: string) => {
  const answer = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })
  return (await answer.json()).data
}

test('a county is filtered, sorted and counted over all its suppliers, even without JavaScript', async () => {
  const filter = 'filter: { county: "Greater London", service: SHUTTERS }'
  const { suppliers, county } = await query(`{
    suppliers(${filter}, sort: REVIEWS, first: 60) { totalCount nodes { name reviewCount } }
    county(urlName: "greater-london") { featuredCount topSuppliers(first: 60) { name } } }`)
  const names = suppliers.nodes.map(({ name }: { name: string }) => name)
  const first60 = new Set(county.topSuppliers.map(({ name }: { name: string }) => name))
  expect(names.some((name: string) => !first60.has(name))).toBe(true)
  for (const javaScriptEnabled of [true, false]) {
    const { page: tab } = await visit('/counties/greater-london', { javaScriptEnabled })
    const part = tab.locator('.county-suppliers')
    await part.getByRole('link', { name: 'Shutters', exact: true }).click()
    await part.getByText(/^\d+ suppliers for Shutters in Greater London · Best match$/).waitFor()
    await part.getByRole('link', { name: 'Most reviews' }).click()
    await part.getByText(`${suppliers.totalCount} suppliers for Shutters in Greater London · Most reviews`).waitFor()
    await expect.poll(() => part.locator('.supplier-card h3 a').allTextContents()).toEqual(names)
    await tab
      .getByRole('link', { name: `See all ${county.featuredCount} featured suppliers in Greater London` })
      .click()
    await tab.getByText(`${county.featuredCount} suppliers, best reviewed first`).waitFor()
    await expect.poll(() => tab.locator('.supplier-card .ribbon').count()).toBe(Math.min(60, county.featuredCount))
  }
})

test('Back from a supplier restores a county’s unfolded parts and position', async () => {
  const { page: tab } = await visit('/counties/greater-london', { viewport: phone })
  await tab.getByText(/^Show all \d+ towns$/).click()
  await tab.getByText(/^Show all \d+: London$/).click()
  const card = tab.locator('.county-groups .supplier-card:visible').last()
  await card.scrollIntoViewIfNeeded()
  const name = (await card.locator('h3 a').textContent())!
  const top = async () => (await card.boundingBox())!.y
  const before = await top()
  await card.locator('h3 a').click()
  await tab.getByRole('heading', { level: 1, name }).waitFor()
  await tab.goBack()
  await tab.getByRole('heading', { level: 1, name: /Greater London/ }).waitFor()
  await expect.poll(() => tab.locator('.phone-fold[open]').count()).toBe(2)
  expect(await card.locator('h3 a').textContent()).toBe(name)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
})

test('on a phone a county page is short, and its folded parts open; on a desktop nothing is folded', async () => {
  const { page: tab } = await visit(page, { viewport: phone })
  // also in wider fallback fonts, which stay if ours are late
  await tab.route('**/*.woff2', (route) => route.abort())
  await goTo(tab, '/counties/greater-london')
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6100)
  // Cards in a row are equally tall, with no gap above a review.
  const gaps = await tab.locator('.swipe-row .supplier-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [text, line] = ['description', 'review'].map((part) => card.querySelector(`.supplier-card-${part}`))
      return text && line ? [line.getBoundingClientRect().top - text.getBoundingClientRect().bottom] : []
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.max(...gaps)).toBeLessThan(16)
  const cards = tab.locator('.county-groups .supplier-card')
  expect(await cards.last().isVisible()).toBe(false)
  await tab.getByText(/^Show all \d+ towns$/).click()
  await tab.locator('.county-line > summary').last().click()
  expect(await cards.last().isVisible()).toBe(true)
  await tab.setViewportSize(desktop)
  expect(await tab.getByRole('heading', { name: 'Why Expert Advice Matters' }).isVisible()).toBe(true)
  expect(await tab.locator('.phone-fold > summary:visible').count()).toBe(0)
})

test('on a phone a county’s first supplier is within 300 px of the top, even before the fonts load', async () => {
  const { page: tab } = await visit('/healthz', { viewport: phone })
  for (const isWithoutFonts of [true, false]) {
    if (isWithoutFonts) await tab.route('**/*.woff2', (route) => route.abort())
    else await tab.unroute('**/*.woff2')
    for (const path of ['/counties/greater-london', '/counties/cornwall']) {
      await goTo(tab, path) // the second has none that is Featured
      expect((await tab.locator('.supplier-card').first().boundingBox())!.y).toBeLessThanOrEqual(300)
    }
  }
  const find = tab.getByRole('searchbox', { name: 'Find in Cornwall' })
  expect(await find.isVisible()).toBe(false)
  await tab.locator('summary', { hasText: 'Filter' }).click()
  expect(await find.isVisible()).toBe(true)
})

const screens = [
  ['counties', '/counties'],
  ['unknown county', '/counties/atlantis'],
  ['county', page],
] as const

for (const [name, path] of sample(screens, 2)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of viewportsIn(colorScheme)) {
      test(`axe finds nothing: ${name}, ${colorScheme}, ${viewport.width}`, async () => {
        const { page: tab, complaints } = await visit(path, { colorScheme, viewport })
        await tab.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
        await expectAccessible(tab)
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
        await tab.context().close()
      })
    }
  }
}

test('a frame on another origin’s page is as tall as its content, at any width', async () => {
  const builder = await visit('/partners/widget?county=kent&limit=7')
  const snippet = (await builder.page.getByRole('region', { name: 'Frame', exact: true }).textContent())!
  const { page, complaints } = await visit(
    await servePartner(snippet.repeat(2), `frame-src ${siteUrl}; script-src 'unsafe-inline'`),
  )
  await page.frameLocator('iframe >> nth=1').getByRole('listitem').nth(6).waitFor()
  for (const width of [1280, 768, 390, 300, 900]) {
    await page.setViewportSize({ width, height: 4000 }) // a frame is measured only when it is seen
    await expect
      .poll(
        async () => {
          const frames = page.frames().slice(1)
          const heights = frames.map((frame) =>
            frame.evaluate(() => [document.documentElement.offsetHeight, document.documentElement.clientHeight]),
          )
          return (await Promise.all(heights)).map(([content, shown]) => shown! - content!)
        },
        { message: `at ${width}` },
      )
      .toEqual([0, 0])
  }
  expect(complaints).toEqual([])
})

test('another origin’s page shows a county’s suppliers under a strict policy; if blocked, the plain link', async () => {
  const builder = await visit('/partners/widget?county=kent&limit=2')
  const snippet = (await builder.page.getByRole('region', { name: 'Widget', exact: true }).textContent())!
  await expect.poll(() => builder.page.locator('bcd-suppliers li').count()).toBe(2)
  expect(builder.complaints).toEqual([])

  const strict = `default-src 'none'; img-src data:; require-trusted-types-for 'script'; script-src ${siteUrl}`
  const { page, complaints } = await visit(await servePartner(snippet, `${strict}; connect-src ${siteUrl}`))
  await page.getByRole('heading', { level: 2, name: 'Blind and curtain suppliers in Kent' }).waitFor()
  const suppliers = page.getByRole('listitem')
  expect(await suppliers.count()).toBe(2)
  expect(await suppliers.first().evaluate((item) => getComputedStyle(item).color)).toBe('rgb(34, 68, 102)')
  expect(await page.getByRole('link', { name: 'Blind & Curtain Directory' }).getAttribute('href')).toBe(siteUrl)
  await expectAccessible(page)
  const answer = await page.evaluate(async (url) => {
    const body = JSON.stringify({ query: '{ county(urlName: "kent") { name } }' })
    return (await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).json()
  }, `${siteUrl}/graphql`)
  expect(answer).toEqual({ data: { county: { name: 'Kent' } } })
  expect(await page.context().cookies()).toEqual([])
  expect(complaints).toEqual([])
  await page.locator('bcd-suppliers').evaluate(async (widget) => {
    widget.setAttribute('limit', '1')
    await Promise.resolve()
    widget.remove() // while it loads
    await new Promise((done) => setTimeout(done))
    document.body.prepend(widget)
  })
  await expect.poll(() => suppliers.count()).toBe(1)

  const noList = await visit(await servePartner(snippet, strict))
  await noList.page.getByText('The list of suppliers cannot be loaded at the moment.').waitFor()
  const link = (at: typeof page) => at.getByRole('link', { name: 'Blind and curtain suppliers in Kent' })
  expect(await link(noList.page).getAttribute('href')).toBe(`${siteUrl}/counties/kent`)
  const noScript = await visit(await servePartner(snippet, "default-src 'none'"))
  expect(await link(noScript.page).isVisible()).toBe(true)

  const script = await fetch(`${siteUrl}/widget.js`, { headers: { 'accept-encoding': 'br' } })
  expect(script.headers.get('content-encoding')).toBe('br')
  expect(Number(script.headers.get('content-length'))).toBeLessThanOrEqual(10_000)
  expect(script.headers.get('access-control-allow-origin')).toBe('*')
})
