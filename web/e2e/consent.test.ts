import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectAccessible, isThorough, siteUrl, viewportsIn, visit } from './browser.ts'
import { publicScreens } from './screens.ts'
import { sessionCookies } from './sign-in.ts'

const publisherId = 'ca-pub-1234567890123456'
const script = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${publisherId}`

interface AdSettings {
  isEnabled: boolean
  network: string
  publisherId: string
  isTestMode: boolean
}

/** Waits until pages use the settings; returns the previous ones. */
const saveAdSettings = async (input: AdSettings, host: RegExp): Promise<AdSettings> => {
  const headers = { 'content-type': 'application/json', cookie: await sessionCookies() }
  const queryAsAdmin = async (query: string, variables = {}) => {
    const answer = await fetch(`${siteUrl}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers,
    })
    return (await answer.json()) as { data: Record<string, AdSettings> }
  }
  const before = await queryAsAdmin('{ adSettings { isEnabled network publisherId isTestMode } }')
  await queryAsAdmin(
    'mutation ($input: UpdateAdSettingsInput!) { updateAdSettings(input: $input) { userErrors { message } } }',
    { input },
  )
  await vi.waitUntil(async () => host.test((await fetch(`${siteUrl}/`)).headers.get('content-security-policy')!), {
    timeout: 20_000,
  })
  return before.data.adSettings!
}

let before: AdSettings
beforeAll(async () => {
  before = await saveAdSettings(
    { isEnabled: true, network: 'GOOGLE_ADSENSE', publisherId, isTestMode: false },
    /pagead2/,
  )
})
afterAll(() => saveAdSettings(before, /^(?!.*pagead2)/))

/** Records requests to other hosts, and replaces the ad network's script by an empty one. */
const watched = async () => {
  const { page } = await visit('/healthz')
  const elsewhere: string[] = []
  const recordRequest = (url: string) =>
    /^(data|blob|about):/.test(url) || new URL(url).host === new URL(siteUrl).host || elsewhere.push(url)
  const context = page.context()
  context.on('request', (request) => recordRequest(request.url()))
  page.on('websocket', (socket) => recordRequest(socket.url()))
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: '' }),
  )
  await page.clock.install() // advertisements come half a second after the page
  return { page, context, elsewhere }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Advertising consent' })
/** The footer is hydrated when it is seen. */
const settings = async (page: Page) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: 'Cookie settings' })
  await button.waitFor()
  return button
}

const read = async (page: Page, path: string, hasBanner: boolean) => {
  await page.goto(path)
  await (hasBanner ? banner(page).waitFor() : settings(page))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.clock.runFor(2000)
  await page.waitForLoadState('networkidle')
}

const getStored = async (page: Page) => {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true })
  return {
    cookies,
    storage: origins.flatMap(({ localStorage, ...more }) => [
      ...localStorage,
      ...((more as { indexedDB?: object[] }).indexedDB ?? []),
    ]),
  }
}

test('the list of public screens is complete', async () => {
  const routes = [...(await readFile('web/app/routes.tsx', 'utf8')).matchAll(/screen\('([^']+)'/g)].map(
    ([, pattern]) => pattern!,
  )
  expect(routes.length).toBeGreaterThan(15)
  const paths = publicScreens.map((path) => path.split('?')[0]!)
  const missing = routes.filter((pattern) => !paths.some((path) => matchPath(pattern, path)))
  expect(missing).toEqual(['/admin/:screen?', '/county-suppliers/:county']) // the office, and an old address that redirects
})

test(
  'before consent and after refusal no screen contacts other hosts, or stores more than the refusal',
  { timeout: 180_000 },
  async () => {
    const { page, context, elsewhere } = await watched()
    for (const path of publicScreens.filter((_, at) => isThorough || at % 9 === 0)) {
      await read(page, path, true)
      expect([path, elsewhere, await getStored(page)]).toEqual([path, [], { cookies: [], storage: [] }])
    }
    await banner(page).getByRole('button', { name: 'Refuse' }).click()
    for (const path of publicScreens.filter((_, at) => isThorough || at % 18 === 0)) {
      await read(page, path, false)
      const refusal = { name: 'advertising-consent', value: 'refused' }
      expect([path, elsewhere, await getStored(page)]).toEqual([path, [], { cookies: [], storage: [refusal] }])
      expect(await banner(page).count()).toBe(0)
    }
    await context.close()
  },
)

test('ads load in every slot after consent, and no longer once it is withdrawn', async () => {
  const { page, context, elsewhere } = await watched()
  for (const path of ['/', '/suppliers/1', '/counties', '/blog', '/blog/plantation-shutters-styles-materials-bays']) {
    await page.goto(path)
    if (path === '/') await banner(page).getByRole('button', { name: 'Accept' }).click()
    await settings(page)
    await page.clock.runFor(2000)
    await expect.poll(() => elsewhere).toEqual([script])
    expect(await page.locator('ins.adsbygoogle').first().getAttribute('data-ad-client')).toBe(publisherId)
    elsewhere.length = 0
  }
  await (await settings(page)).click()
  await banner(page).getByRole('button', { name: 'Refuse' }).click()
  await read(page, '/', false)
  expect(elsewhere).toEqual([])
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewportsIn(colorScheme)) {
    test(`axe finds nothing: the consent banner and the ad slots, ${colorScheme}, ${viewport.width}`, async () => {
      const { page, complaints } = await visit('/counties', { colorScheme, viewport })
      await banner(page).waitFor()
      await expectAccessible(page)
      await banner(page).getByRole('button', { name: 'Refuse' }).click()
      await settings(page)
      await expectAccessible(page)
      expect(complaints).toEqual([])
      await page.context().close()
    })
  }
}
