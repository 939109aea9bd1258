import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goTo, letTwoSecondsPass, phone, waitForHydration, visit } from './browser.ts'
import { expectUsableWithoutScripts } from './expect-usable-without-scripts.ts'

const scripts = '**/assets/*.js'

/** Returns a function that answers the requests. */
const hang = async (page: Page, files: string) => {
  let release = (_outcome: 'continue' | 'abort') => {}
  const released = new Promise<'continue' | 'abort'>((done) => (release = done))
  await page.route(files, async (route) => route[await released]())
  return release
}

const openWithoutCode = async (path: string, options = {}) => {
  const visitor = await visit('/healthz', options)
  const { page } = visitor
  await page.clock.install()
  const release = await hang(page, scripts)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const letThrough = async () => {
    release('continue')
    await waitForHydration(page)
  }
  return { ...visitor, letThrough }
}

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('clicks before the code loads take effect afterwards: menu, tab, near me', async () => {
  const { page, complaints, letThrough } = await openWithoutCode('/suppliers/1', { viewport: phone })
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await menu.click() // nothing happened, so the visitor presses again
  await page.getByRole('tab', { name: /^Services/ }).click()
  expect(await menu.getAttribute('data-awaited')).toBe('')
  await letThrough()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.getByRole('tabpanel', { name: 'Services' }).waitFor()
  await expect.poll(() => page.locator('[data-awaited]').count()).toBe(0)
  expect(complaints).toEqual([])
  const near = await openWithoutCode('/directory', {
    geolocation: { latitude: 51.9, longitude: -2.07 },
    permissions: ['geolocation'],
  })
  await near.page.getByRole('button', { name: 'Find suppliers near me' }).click()
  await near.letThrough()
  await near.page.waitForURL(/at=51\.9/)
})

test('copying before the code loads works at once, and is announced later', async () => {
  const { page, letThrough } = await openWithoutCode('/suppliers/1', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const copy = page.getByRole('button', { name: 'Copy phone of' })
  const number = await copy.getAttribute('data-copy')
  await copy.click()
  await expect.poll(() => copiedText(page)).toBe(number)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not in answer to a press'))
  })
  await letThrough()
  await page.getByText('Phone Copied', { exact: true }).waitFor()
})

test('if the code does not load or run, the page works as without scripts, and does not reload', async () => {
  const cases: [why: string, body?: string, status?: number][] = [
    ['blocked'],
    ['an error', 'throw new Error("not in this browser")'],
    ['newer syntax', 'let a = ??'],
    ['an overloaded server', '', 503],
  ]
  for (const [why, body, status = 200] of cases) {
    const { page } = await visit('/healthz', { viewport: phone })
    await page.route(scripts, (route) => {
      const isMain = route.request().url().includes('/index-')
      if (!isMain) return route.continue()
      return body === undefined ? route.abort() : route.fulfill({ status, contentType: 'text/javascript', body })
    })
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await page.goto('/suppliers/1')
    await expectUsableWithoutScripts(page).catch((error: unknown) => {
      throw new Error(why, { cause: error })
    })
    expect([why, documents]).toEqual([why, 1])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Counties' }).click()
    await page.waitForURL('**/counties')
    await page.context().close()
  }
})

test('if the code of one screen does not load, that page works as without scripts', async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  await page.route('**/assets/SupplierPage-*.js', (route) => route.abort())
  await page.goto('/suppliers/1')
  await expectUsableWithoutScripts(page)
})

test('if the code takes long, the page works as without scripts until it loads', async () => {
  const { page, complaints, letThrough } = await openWithoutCode('/suppliers/1', { viewport: phone })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.clock.fastForward(10_000)
  await expectUsableWithoutScripts(page)
  await letThrough()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1)
  expect(complaints).toEqual([])
})

const retry = { name: 'Try Again' }

const request = { 'Business name': 'Honeybourne Blinds', Email: 'hello@honeybourne.example.com', Phone: '01632 960123' }

const fillShortForm = async (page: Page) => {
  for (const [label, value] of Object.entries(request)) await page.locator('#register').getByLabel(label).fill(value)
}

const readShortForm = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(request).map(async (label) => [
        label,
        await page.locator('#register').getByLabel(label).inputValue(),
      ]),
    ),
  )

const sendButton = (page: Page) => page.locator('#register').getByRole('button', { name: 'Register Your Business' })

test('the short form, whose code takes long: the input stays, and is sent when the code loads', async () => {
  for (const isMain of [true, false]) {
    const { page, complaints } = await visit('/healthz', { viewport: phone })
    await page.clock.install()
    const release = await hang(page, isMain ? scripts : '**/assets/RequestListingForm*.js')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    if (!isMain) await waitForHydration(page)
    await fillShortForm(page)
    await sendButton(page).click()
    expect(await sendButton(page).getAttribute('data-awaited')).toBe('')
    await page.clock.fastForward(10_000)
    await (
      isMain
        ? page.locator('#register').getByText('If it is on, reload the page')
        : page.getByText('The form takes long to load.')
    ).waitFor()
    expect(await readShortForm(page)).toEqual(request)
    expect(await page.locator('#register').getByLabel('Email').isVisible()).toBe(true)
    release('continue')
    await page.getByText('Registration Submitted', { exact: true }).waitFor()
    await expect.poll(() => page.locator('[data-awaited]').count()).toBe(0)
    await page.getByRole('button', retry).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await page.context().close()
  }
})

test('the short form, whose code takes long: the input stays if Try Again reloads the page', async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  await page.clock.install()
  let isHanging = true
  await page.route('**/assets/RequestListingForm*.js', (route) => (isHanging ? undefined : route.continue()))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  await fillShortForm(page)
  await page.locator('#register [name=leaveEmpty]').evaluate((trap: HTMLInputElement) => (trap.value = 'a program'))
  await page.clock.fastForward(10_000)
  isHanging = false
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', retry).click()
  await loaded
  await page.locator('#register').scrollIntoViewIfNeeded()
  await expect.poll(() => readShortForm(page)).toEqual(request)
  expect(await page.locator('#register [name=leaveEmpty]').inputValue()).toBe('')
})

test('the short form, whose code does not load: the input stays, and can be sent after Try Again', async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  const blocked = '**/assets/RequestListingForm*.js'
  const release = await hang(page, blocked)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  await fillShortForm(page)
  release('abort')
  await page.getByText('The form could not be loaded.').waitFor()
  expect(await readShortForm(page)).toEqual(request)
  expect(await page.locator('#register').getByLabel('Email').isVisible()).toBe(true)
  await page.unroute(blocked)
  await page.getByRole('button', retry).click()
  await page.getByRole('button', retry).waitFor({ state: 'detached' })
  expect(await readShortForm(page)).toEqual(request)
  await letTwoSecondsPass(page)
  await sendButton(page).click()
  await page.getByText('Registration Submitted', { exact: true }).waitFor()
})

test('a link whose code takes long shows that it is loading, then loads as a document', async () => {
  const { page } = await visit('/suppliers/1')
  await page.clock.install()
  await hang(page, '**/assets/DirectoryPage*.js')
  const link = page.locator('.breadcrumbs').getByRole('link', { name: 'Directory' })
  await link.click()
  await page.clock.fastForward(1000)
  await page.locator('body[data-awaited]').waitFor()
  const loaded = page.waitForEvent('domcontentloaded')
  await page.clock.fastForward(9000)
  await loaded
  expect(new URL(page.url()).pathname).toBe('/directory')
  await page.locator('.supplier-card').first().waitFor()
})

test('a link on a connection that hangs keeps the page, and explains why', async () => {
  const { page } = await visit('/suppliers/1')
  await page.clock.install()
  await hang(page, '**')
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Directory' }).click()
  await page.clock.runFor(15_000)
  await page.getByText('This page could not be loaded.').waitFor()
  await expect.poll(() => page.locator('body[data-awaited]').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/suppliers/1')
  expect(await page.getByRole('link', { name: 'Call Now' }).first().isVisible()).toBe(true)
})

test('a map, form or consent banner that does not load can be retried, and the rest of the page works', async () => {
  const cases = [
    {
      path: '/suppliers/1',
      blocked: '**/assets/{ProfileMap,map-controls,MapControls}*.js',
      open: (page: Page) => page.locator('.profile-map').scrollIntoViewIfNeeded(),
      there: (page: Page) => page.locator('.supplier-map.small'),
      stays: (page: Page) => page.getByRole('link', { name: 'Call Now' }).first(),
    },
    {
      path: '/suppliers/1?tab=reviews',
      blocked: '**/assets/ReviewForm*.js',
      open: (page: Page) => page.getByRole('button', { name: 'Write a Review' }).click(),
      there: (page: Page) => page.getByRole('form', { name: 'Write a review' }),
      stays: (page: Page) => page.getByRole('link', { name: 'Call Now' }).first(),
    },
    {
      path: '/suppliers/1?tab=reviews',
      blocked: '**/assets/ReviewForm*.css',
      open: (page: Page) => page.getByRole('button', { name: 'Write a Review' }).click(),
      there: (page: Page) => page.getByRole('form', { name: 'Write a review' }),
      stays: (page: Page) => page.getByRole('link', { name: 'Call Now' }).first(),
    },
    {
      path: '/suppliers/1',
      blocked: '**/assets/ReportForm*.js',
      open: (page: Page) => page.getByRole('button', { name: 'Report this listing' }).click(),
      there: (page: Page) => page.getByRole('form', { name: 'Report this listing' }),
      stays: (page: Page) => page.getByRole('link', { name: 'Call Now' }).first(),
    },
    {
      path: '/',
      blocked: '**/assets/RequestListingForm*.js',
      open: (page: Page) => page.locator('#register').scrollIntoViewIfNeeded(),
      there: (page: Page) => page.getByRole('form', { name: 'Register Your Business' }),
      stays: (page: Page) => page.getByRole('heading', { level: 1 }),
    },
    {
      path: '/directory',
      blocked: '**/assets/SupplierMap*.js',
      open: (page: Page) => page.getByRole('link', { name: 'Map' }).first().click(),
      there: (page: Page) => page.getByRole('region', { name: 'Map of suppliers' }),
      stays: (page: Page) => page.locator('.supplier-card').first(),
    },
  ]
  for (const { path, blocked, open, there, stays } of cases) {
    const { page } = await visit(path)
    await page.route(blocked, (route) => route.abort())
    await open(page)
    await page.getByRole('button', retry).waitFor()
    expect([path, await stays(page).isVisible()]).toEqual([path, true])
    await page.unroute(blocked)
    await page.getByRole('button', retry).click()
    await there(page).waitFor()
    await page.context().close()
  }
})

test('offline, a link and Back keep the page, its position and address, and explain why', async () => {
  const { page } = await visit('/suppliers/1')
  await page.getByRole('link', { name: 'Directory', exact: true }).first().click()
  await page.locator('.supplier-card').first().waitFor()
  await goTo(page, page.url()) // the profile's code is gone
  await page.locator('.supplier-card').nth(2).scrollIntoViewIfNeeded()
  const [address, place] = [page.url(), await page.evaluate(() => scrollY)]
  await page.context().setOffline(true)
  const said = page.getByText('You are offline. Please check your internet connection and try again.')
  const expectUnchanged = async () => {
    await said.waitFor()
    await expect.poll(() => page.url()).toBe(address)
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect(await page.locator('.supplier-card').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.locator('.supplier-card').nth(2).getByRole('link').first().click()
  await expectUnchanged()
  await page.evaluate(() => history.back())
  await expectUnchanged()
  await page.context().setOffline(false)
  await page.evaluate(() => history.back())
  await page.waitForURL('**/suppliers/1')
  await page.locator('.profile h1').waitFor()
})

test('offline, a page with code but without data keeps the current one', async () => {
  const { page } = await visit('/suppliers/1')
  const similar = page.getByRole('region', { name: 'Similar Suppliers' })
  await similar.scrollIntoViewIfNeeded()
  await page.context().setOffline(true)
  await similar.getByRole('link').first().click()
  await page.getByText('You are offline.').first().waitFor() // parts of the page may say so too
  expect(new URL(page.url()).pathname).toBe('/suppliers/1')
  expect(await page.getByRole('link', { name: 'Call Now' }).first().isVisible()).toBe(true)
})

/** Simulates a release: the files of this build are gone. */
const replaceRelease = (page: Page) =>
  page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }))

test('after a release a link opens the new page at once, and a missing part causes one reload', async () => {
  const { page } = await visit('/suppliers/1', { viewport: phone })
  let documents = 0
  page.on('load', () => documents++)
  await replaceRelease(page)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await expect.poll(() => documents).toBe(1)
  await expectUsableWithoutScripts(page) // the new page's files are gone too, so it does not reload again
  expect(documents).toBe(1)
  await page.unroute('**/assets/*.js')
  await goTo(page, '/suppliers/1')
  await replaceRelease(page)
  documents = 0
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Directory' }).click()
  await page.waitForURL('**/directory')
  expect(documents).toBe(1)
})

test('after a release no input is lost: a part that cannot load says so, and retrying reloads the page', async () => {
  const { page } = await visit('/suppliers/1?tab=reviews')
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const details = page.getByRole('form', { name: 'Report this listing' }).getByRole('textbox').first()
  await details.fill('The number has changed.')
  await replaceRelease(page)
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await page.getByText('The form could not be loaded.').waitFor()
  expect(await details.inputValue()).toBe('The number has changed.')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', retry).click()
  await loaded
})
