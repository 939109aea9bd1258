import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  waitForNextFrame,
  expectAccessible,
  goTo,
  isThorough,
  phone,
  measureLayoutShift,
  siteUrl,
  waitForHydration,
  viewportsIn,
  visit,
} from './browser.ts'
import { startWithStreets, startWithStyle } from './map-sites.ts'

/** The processor draws the map here: a quarter of the pixels saves a fifth of the time. */
const visitCoarsely = (path: string, options: BrowserContextOptions = {}) =>
  visit(path, { deviceScaleFactor: 0.5, ...options })

/** Hovering replaces the picture by the live map. */
const begin = async (page: Page) => {
  await page.locator('.supplier-map').hover({ position: { x: 16, y: 100 } })
  await isLive(page)
}
const isLive = async (page: Page) => {
  await page.locator('.map-live canvas').waitFor()
  await page.locator('.map-picture').waitFor({ state: 'detached' })
}

const points = (page: Page) => page.locator('.map-cluster:visible, .map-pin:visible')
const getNames = (page: Page) => points(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
const land = [246, 241, 232]
const sea = [220, 230, 227]
/** The colour's share of a picture, from 0 to 1. */
const measureColour = async (part: Locator, [red, green, blue]: readonly number[]) => {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count++
  return count / (info.width * info.height)
}

test('the map shows its own land and sea, without other requests', async () => {
  const { page, complaints } = await visitCoarsely('/map')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl)) elsewhere.push(request.url())
  })
  await page.reload()
  await begin(page)
  await points(page).first().waitFor()
  await expect
    .poll(() => measureColour(page.locator('.supplier-map'), land), { timeout: 30_000, interval: 1000 })
    .toBeGreaterThan(0.1)
  expect(await measureColour(page.locator('.supplier-map'), sea)).toBeGreaterThan(0.2)
  expect((await page.locator('.supplier-map').boundingBox())!.height).toBe(600)
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

test('by keyboard the first pin is a few tab stops away, and the row below the map is the next', async () => {
  const { page } = await visitCoarsely('/map?county=Rutland', { viewport: phone })
  await points(page).first().waitFor()
  const focused = () => page.evaluate(() => document.activeElement!.textContent.trim())
  const next = async () => {
    await page.keyboard.press('Tab')
    return focused()
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await next()).toBe('Skip to the main content')
  await page.keyboard.press('Enter')
  expect(await next()).toBe('Skip to the map')
  await page.keyboard.press('Enter')
  expect(await next()).toBe('Skip the map’s pins')
  let stops = 5
  while (stops < 12 && !(await page.evaluate(() => document.activeElement!.matches('.map-cluster, .map-pin')))) {
    await page.keyboard.press('Tab')
    stops++
  }
  expect(stops).toBeLessThan(10)
  // The live map replaces the picture, and the focus stays on its mark.
  const focusedMark = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['point'])
  const mark = await focusedMark()
  await isLive(page)
  expect([mark !== undefined, await focusedMark()]).toEqual([true, mark])
  expect(await page.evaluate(() => document.activeElement!.closest('.map-live') !== null)).toBe(true)
  await page.getByRole('link', { name: 'Skip the map’s pins' }).focus()
  await page.keyboard.press('Enter')
  await next()
  expect(await page.evaluate(() => document.activeElement!.closest('.map-strip a')?.getAttribute('href'))).toMatch(
    /^\/suppliers\//,
  )
  await page.locator('.map-highlight').waitFor()
})

test('one finger scrolls the page, not the map', async () => {
  const { page } = await visitCoarsely('/map?county=Rutland', { viewport: phone, hasTouch: true })
  await begin(page)
  await points(page).first().waitFor()
  const map = (await page.locator('.supplier-map').boundingBox())!
  const seen = await getNames(page)
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: map.x + 40, y: map.y + 200 - up }],
    })
  await touch('touchStart')
  for (let up = 15; up <= 150; up += 15) await touch('touchMove', up)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  expect(await getNames(page)).toEqual(seen)
})

test('a cluster zooms in; a supplier opens a popup with name, address and link', async () => {
  const { page, complaints } = await visitCoarsely('/map?county=Rutland')
  await points(page).first().waitFor()
  await begin(page)
  for (let step = 0; step < 6 && !(await page.locator('.map-pin').count()); step++) {
    const cluster = page.locator('.map-cluster').first()
    const before = await getNames(page)
    await cluster.click()
    await expect.poll(() => getNames(page)).not.toEqual(before)
    await isLive(page)
  }
  const pin = page.locator('.map-pin').first()
  const name = (await pin.getAttribute('aria-label'))!.split(',')[0]!
  await pin.focus()
  await page.keyboard.press('Enter')
  const popup = page.locator('.map-popup')
  await popup.getByRole('heading', { name }).waitFor()
  expect(await popup.locator('p').innerText()).toContain('Rutland')
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  await expect.poll(() => pin.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await popup.getByRole('link', { name: /^View details/ }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await points(page).first().waitFor()
  expect(complaints).toEqual([])
})

test('on a phone every popup fits in the map, with its close button', async () => {
  const { page } = await visitCoarsely('/map?area=-1.6,53.76,-1.48,53.84', { viewport: phone })
  await begin(page)
  await expect.poll(() => page.locator('.map-pin').count()).toBeGreaterThan(3)
  const map = (await page.locator('.supplier-map').boundingBox())!
  const opened: string[] = []
  const isSeen = async (pin: Locator) => {
    const { x, y, width, height } = (await pin.boundingBox())!
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    return (
      middleX > map.x + 6 && middleX < map.x + map.width - 6 && middleY > map.y + 6 && middleY < map.y + map.height - 6
    )
  }
  const names = await page.locator('.map-pin').evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label')!))
  for (const name of names) {
    if (opened.length > 4) break
    const pin = page.getByRole('button', { name, exact: true }).first()
    if (!(await pin.isVisible()) || !(await isSeen(pin))) continue // the map moves with each popup
    await pin.dispatchEvent('click')
    const popup = page.locator('.maplibregl-popup')
    await popup.waitFor()
    for (const part of [popup, popup.getByRole('button', { name: 'Close popup' })]) {
      const box = (await part.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(map.x)
      expect(box.y).toBeGreaterThanOrEqual(map.y)
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height)
    }
    opened.push((await popup.locator('h2').textContent())!)
    await popup.getByRole('button', { name: 'Close popup' }).click()
    await popup.waitFor({ state: 'detached' })
  }
  expect(opened.length).toBeGreaterThan(3)
})

const requestedHosts = (page: Page) => {
  const hosts = new Set<string>()
  page.on('request', (request) => /^(data|blob):/.test(request.url()) || hosts.add(new URL(request.url()).host))
  return hosts
}
const cheltenham = '/directory?view=map&location=Cheltenham&radius=5'

test('streets of MAP_TILES are drawn in the site’s colours, from this site only', async () => {
  const url = await startWithStreets()
  const { page, complaints } = await visit(url + cheltenham, { viewport: phone })
  const hosts = requestedHosts(page)
  await begin(page)
  const map = page.locator('.supplier-map')
  await expect.poll(() => measureColour(map, sea)).toBeGreaterThan(0.1) // the rivers of each tile
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click({ clickCount: 3, delay: 300 })
  await expect.poll(() => measureColour(map, [251, 230, 184])).toBeGreaterThan(0.001) // High Street
  await map.getByLabel('Map credits').click()
  expect(await map.locator('.map-credits').innerText()).toContain('© OpenStreetMap')
  expect([...hosts]).toEqual([new URL(url).host])
  expect(complaints).toEqual([])
})

test('streets of MAP_STYLE_URL appear after consent, and disappear again', async () => {
  const style = {
    version: 8,
    sources: { dots: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, attribution: '© Streets' } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#ff8800' } },
      { id: 'dots', type: 'circle', source: 'dots' },
    ],
  }
  const { url, other } = await startWithStyle(style)
  expect(other.asked).toEqual(['/style.json']) // by the server, for the content security policy
  const { page, complaints } = await visitCoarsely(url + cheltenham)
  const hosts = requestedHosts(page)
  await begin(page)
  expect([...hosts]).toEqual([new URL(url).host])
  const map = page.locator('.supplier-map')
  await map.getByText('Show streets', { exact: true }).click()
  await map.getByRole('button', { name: 'Show Streets' }).click()
  await expect.poll(() => measureColour(map, [255, 136, 0])).toBeGreaterThan(0.3)
  expect([...hosts]).toContain(new URL(other.base).host)
  await expect.poll(() => map.locator('.maplibregl-ctrl-attrib').textContent()).toContain('© Streets')
  await map.getByRole('button', { name: 'Hide Streets' }).click()
  await expect.poll(() => measureColour(map, land)).toBeGreaterThan(0.3)
  expect(complaints).toEqual([])
})

test('a profile’s map says that it is loading until its land is drawn', async () => {
  const { page } = await visitCoarsely('/suppliers/1')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/*csp-worker*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('heading', { name: 'Location and contact' }).scrollIntoViewIfNeeded()
  const map = page.locator('.supplier-map')
  await map.scrollIntoViewIfNeeded()
  await map.locator('canvas').waitFor({ state: 'attached' })
  await waitForNextFrame(page)
  expect(await measureColour(map, sea)).toBeLessThan(0.01)
  expect(await map.getByText('Loading the map…').isVisible()).toBe(true)
  release()
  await map.getByText('Loading the map…').waitFor({ state: 'detached' })
  expect(await measureColour(map, land)).toBeGreaterThan(0.2)
})

test('an inland map is land to its edges', async () => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    const { page } = await visitCoarsely('/directory?view=map&location=Oakham&radius=5', { viewport })
    await page.locator('.map-land').waitFor()
    expect(await measureColour(page.locator('.supplier-map'), sea)).toBe(0)
  }
})

test('the map’s code is only loaded when needed', async () => {
  const { page } = await visitCoarsely('/no/such/page')
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await goTo(page, '/directory')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => /engine|MapCanvas|csp/.test(url))).toEqual([])
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await points(page).first().waitFor()
  expect(scripts.filter((url) => /engine|MapCanvas|csp/.test(url))).toEqual([])
  await begin(page)
  expect(scripts.some((url) => /maplibre-engine/.test(url))).toBe(true)
})

const getPositions = (page: Page) =>
  points(page).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [(one as HTMLElement).dataset['point'], x + width / 2, y + height / 2] as const
    }),
  )

test('the map is a small picture at first, even without scripts; it loads at the same position, and opens a marker pressed before', async () => {
  const plain = await visit('/map', { javaScriptEnabled: false, viewport: phone })
  const cluster = plain.page
    .getByRole('link', { name: /suppliers here: zoom in/ })
    .locator('visible=true')
    .first()
  await cluster.click()
  await plain.page.waitForURL(/\/map\?area=/)
  await plain.page.locator('.map-land').waitFor()
  const { page, complaints } = await visit('/map', { viewport: phone })
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(scripts).toBeLessThan(250_000)
  expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.01)
  const [names, inPicture] = [await getNames(page), await getPositions(page)]
  expect(inPicture.length).toBeGreaterThan(5)
  await begin(page)
  const onMap = new Map((await getPositions(page)).map(([id, x, y]) => [id, [x, y]]))
  for (const [id, x, y] of inPicture) {
    const [mapX = 0, mapY = 0] = onMap.get(id) ?? []
    expect([id, Math.hypot(mapX - x, mapY - y) < 2]).toEqual([id, true])
  }
  await page.reload()
  await waitForHydration(page)
  await page
    .getByRole('link', { name: /suppliers here: zoom in/ })
    .locator('visible=true')
    .first()
    .click()
  await page.getByText('Loading the map…').waitFor()
  await isLive(page)
  await expect.poll(() => getNames(page)).not.toEqual(names)
  await page.getByRole('button', { name: 'Search This Area' }).waitFor()
  expect(complaints).toEqual([])
})

test('list and map are side by side on a desktop and one tap apart on a phone, with Back and Forward', async () => {
  const large = await visitCoarsely('/directory?location=Leeds&view=map')
  await points(large.page).first().waitFor()
  expect(await large.page.locator('.supplier-card').first().isVisible()).toBe(true)
  await large.page.locator('.supplier-card').first().hover()
  await large.page.locator('.map-highlight').waitFor()
  const { page } = await visitCoarsely('/directory?location=Leeds', { viewport: phone })
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('link', { name: 'Map', exact: true }).dispatchEvent('click')
  await points(page).first().waitFor()
  expect(await page.locator('.supplier-card').first().isVisible()).toBe(false)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.locator('.supplier-card').first().waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
  expect(await page.getByLabel('Location').inputValue()).toBe('Leeds')
  await page.goBack()
  await page.locator('.supplier-map').waitFor()
})

test('a moved map searches its area, list included', async () => {
  const { page } = await visitCoarsely('/directory?view=map&service=shutters')
  await points(page).first().waitFor()
  await begin(page)
  const box = (await page.locator('.supplier-map').boundingBox())!
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 160, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Search This Area' }).click()
  await page.waitForURL(/area=/)
  await page.getByText(/suppliers in this area/).waitFor()
  expect(new URL(page.url()).searchParams.get('service')).toBe('shutters')
  await page.reload()
  await page.getByText(/suppliers in this area/).waitFor()
  await page.goBack()
  await expect.poll(() => page.url()).not.toContain('area=')
})

test('if a map’s suppliers do not load, at first or after a move, it says so and can be retried', async () => {
  const { page } = await visitCoarsely('/map?county=Rutland', { viewport: phone })
  await points(page).first().waitFor()
  const map = page.locator('.supplier-map')
  const failed = map.getByText('Failed to load suppliers. Please try again.')
  for (const move of [() => begin(page), () => map.getByRole('button', { name: 'Zoom out', exact: true }).click()]) {
    await page.route('**/graphql', (route) => route.abort())
    await move()
    await expect.poll(() => failed.isVisible()).toBe(true)
    await page.unroute('**/graphql')
    await map.getByRole('button', { name: 'Try Again' }).click()
    await failed.waitFor({ state: 'detached' })
    await points(page).first().waitFor()
  }
})

const near = (page: Page) => page.getByRole('button', { name: 'Find suppliers near me' }).click()

test('near me: if allowed, the map shows suppliers nearby; if denied, it explains what to do', async () => {
  const geolocation = { latitude: 51.9, longitude: -2.08 }
  const granted = await visitCoarsely('/directory', { geolocation, permissions: ['geolocation'] })
  await near(granted.page)
  await granted.page.getByText('Nearby suppliers found!').waitFor()
  expect(await granted.page.getByText(/Found \d+ suppliers near your location\./).count()).toBe(1)
  await granted.page.waitForURL(/view=map/)
  await granted.page.getByText(/suppliers near your location · Best match/).waitFor()
  const toCentre = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  const centreOfRing = await granted.page.locator('.map-ring').evaluate(toCentre)
  expect(await granted.page.getByText('You are here').evaluate(toCentre)).toBeCloseTo(centreOfRing, 0)
  const denied = await visitCoarsely('/map')
  await near(denied.page)
  await denied.page.getByText('Location access denied').waitFor()
  await denied.page.getByText('Please allow access to your location to find nearby suppliers.').waitFor()
})

test('a suggested place is chosen by keyboard, and the suppliers near it are shown', async () => {
  const { page, complaints } = await visit('/directory')
  await page.getByLabel('Location').pressSequentially('chelt')
  const suggested = page.getByRole('listbox').getByRole('option')
  await expect.poll(() => suggested.first().textContent()).toContain('Cheltenham') // "che" has others first
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Location').inputValue()).toBe('Cheltenham')
  await page.keyboard.press('Enter')
  await page.getByText(/within 50 miles of Cheltenham/).waitFor()
  expect(complaints).toEqual([])
})

test('the link to more suppliers works without JavaScript and keeps the position', async () => {
  const plain = await visit('/directory?shown=40', { javaScriptEnabled: false })
  expect(await plain.page.locator('.supplier-card').count()).toBe(40)
  await plain.page.getByRole('link', { name: 'Load More Suppliers' }).click()
  await expect.poll(() => plain.page.locator('.supplier-card').count()).toBe(60)
  const { page } = await visit('/directory')
  const lastSeen = () =>
    page
      .locator('.supplier-card')
      .nth(19)
      .evaluate((card) => Math.round(card.getBoundingClientRect().top))
  await page.getByRole('link', { name: 'Load More Suppliers' }).scrollIntoViewIfNeeded()
  const before = await lastSeen()
  await page.getByRole('link', { name: 'Load More Suppliers' }).click()
  await expect.poll(() => page.locator('.supplier-card').count()).toBe(40)
  expect(await lastSeen()).toBe(before)
})

test('behind a hundred suppliers the link leads on, and Back returns to the supplier', async () => {
  const { page } = await visit('/directory?shown=100')
  const more = page.getByRole('link', { name: 'Load More Suppliers' })
  await more.scrollIntoViewIfNeeded()
  await waitForNextFrame(page)
  await more.click()
  await page.waitForURL(/after=/)
  await expect.poll(() => page.locator('.supplier-card').count()).toBe(120)
  await expect.poll(() => more.evaluate((link) => link === document.activeElement)).toBe(true)
  const link = page.locator('.supplier-card h3 a').nth(110)
  await link.scrollIntoViewIfNeeded()
  const top = async () => (await link.boundingBox())!.y
  const left = await top()
  await link.click()
  await page.waitForURL(/\/suppliers\//)
  await page.goBack()
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.locator('.supplier-card').count()).toBe(120)
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3)
})

test('nothing is below the map page’s footer', async () => {
  for (const path of ['/map', '/map?view=list']) {
    const { page } = await visitCoarsely(path, { viewport: phone })
    const below = await page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        scrollY -
        document.querySelector('body footer:last-of-type')!.getBoundingClientRect().bottom,
    )
    expect(below).toBeLessThanOrEqual(1)
    await page.context().close()
  }
})

test('every address is a page', async () => {
  for (const query of [
    '?area=1,2',
    '?area=9,9,9,9&at=x',
    '?area=-180,-90,180,90',
    '?radius=-3&shown=abc',
    '?after=nonsense',
    '?county=%00&service=%F0',
    `?search=${'x'.repeat(3000)}`,
  ]) {
    for (const path of ['/map', '/directory'])
      expect([path + query.slice(0, 40), (await fetch(siteUrl + path + query)).status]).toEqual([
        path + query.slice(0, 40),
        200,
      ])
  }
})

for (const [name, path] of [
  ...(isThorough ? ([['map', '/map']] as const) : []), // the directory's map is the same
  ['rows', '/map?view=list&county=Devon'],
  ...(isThorough ? ([['nothing on the map', '/map?search=zzzzzz']] as const) : []),
  ['directory with map', '/directory?view=map&location=Leeds&radius=5'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of viewportsIn(colorScheme)) {
      test(`axe finds nothing: ${name}, ${colorScheme}, ${viewport.width}`, async () => {
        const { page, complaints } = await visitCoarsely(path, { colorScheme, viewport })
        if (name !== 'rows') await page.locator('.map-land').waitFor()
        if (name === 'directory with map') {
          await points(page).first().waitFor()
          await expectAccessible(page)
          await begin(page)
          if (await page.locator('.map-pin').count()) await page.locator('.map-pin').first().dispatchEvent('click')
        }
        await expectAccessible(page)
        expect(complaints).toEqual([])
        await page.context().close()
      })
    }
  }
}
