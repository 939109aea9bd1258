import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'

/** Finds a Chromium: CHROMIUM_PATH, Playwright's own, the system's or, as root, Debian's package, installed now. */
const findChromium = (): string => {
  const own = chromium.executablePath()
  const system = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const known = [process.env.CHROMIUM_PATH, own, ...system].find((path) => path && existsSync(path))
  if (known) return known
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
      stdio: 'ignore',
    })
    return '/usr/bin/chromium'
  }
  throw new Error('The browser tests need a Chromium: set CHROMIUM_PATH, or run npx playwright-core install chromium')
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
afterAll(() => browser.close())

export const siteUrl = inject('siteUrl')

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }

/**
 * The viewports for axe: a phone in light and a desktop in dark; with AXE=all both in both, which takes twice as long.
 */
export const viewportsIn = (colorScheme: 'light' | 'dark') =>
  process.env.AXE === 'all' ? [phone, desktop] : [colorScheme === 'light' ? phone : desktop]

/** A fresh visitor. Warnings and errors in the console are collected in `complaints`. */
export const visit = async (path: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: desktop, baseURL: siteUrl, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('GL Driver Message')) return // the browser's own message about drawing without a graphics card
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  return { page, complaints, status: response!.status() }
}

/** Checks that axe finds nothing, and that nothing is wider than the screen. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
