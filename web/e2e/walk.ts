import type { Page } from 'playwright-core'

/** Controls for visitors, except links to other sites, files and programs. */
const controls = 'a[data-discover], button, summary, select, input:not([type="hidden"]), textarea'

/** More than any page has kinds of controls. */
const maxControls = 60

/** Every kind of public screen, in the state with the most controls. */
export const screensToWalk = [
  '/directory?location=London',
  '/',
  '/directory?location=Leeds&view=map',
  '/map?view=list',
  '/suppliers/1',
  '/counties',
  '/counties/kent',
  '/countries/ireland/dublin',
  '/blog',
  '/blog/plantation-shutters-styles-materials-bays',
  '/register-business',
  '/contact',
  '/cookie-policy',
  '/partners?supplier=1',
  '/login',
  '/no/such/page',
]

/** Controls of one kind have the same words, or the same role in list items. */
const markNext = ({ used, selector }: { used: readonly string[]; selector: string }) => {
  document.querySelector('[data-next]')?.removeAttribute('data-next')
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  for (const control of (modal ?? document).querySelectorAll<HTMLElement>(selector)) {
    const { tagName, className, textContent } = control
    const { width, height } = control.getBoundingClientRect()
    if (width < 2 || height < 2 || getComputedStyle(control).visibility === 'hidden') continue
    if (control.closest('details:not([open]) > :not(summary), [inert]')) continue
    if (
      control.matches(
        ':disabled, [aria-disabled="true"], [tabindex="-1"]:not([role="tab"]), .skip-link, .supplier-map *',
      )
    )
      continue
    const part = control.closest('.site-header, .site-footer, dialog, form, section[aria-labelledby], nav')
    const where = part ? part.tagName + (part.getAttribute('aria-labelledby') ?? part.className) : ''
    const alike = [...control.parentElement!.children].filter(
      (one) => one.tagName === tagName && one.className === className,
    )
    const isListed = control.closest('li, article, tr') !== null || alike.length > 3
    const words = isListed ? '' : (control.getAttribute('name') ?? control.ariaLabel ?? textContent)
    const kind = [where, tagName, className, control.getAttribute('type'), words.replace(/\d+/g, '0').trim()].join(' ')
    if (used.includes(kind)) continue
    control.dataset['next'] = ''
    return kind
  }
  return undefined
}

const operate = async (page: Page) => {
  const next = page.locator('[data-next]').first()
  if ((await next.count()) === 0) return undefined // a message, or a list, that has gone meanwhile
  const { tag, type, role, href } = await next.evaluate((control) => ({
    tag: control.tagName,
    href: control instanceof HTMLAnchorElement ? control.href : undefined,
    type: control.getAttribute('type'),
    role: control.getAttribute('role'),
  }))
  if (tag === 'SELECT') {
    const values = await next.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    return next.selectOption(values.at(-1)!)
  }
  if (role === 'combobox') {
    await next.fill('lond')
    const option = page.getByRole('option').first()
    return option.waitFor({ timeout: 2000 }).then(
      () => option.click(),
      () => next.press('Escape'),
    )
  }
  if (tag === 'TEXTAREA' || (tag === 'INPUT' && !/^(?:checkbox|radio|submit)$/.test(type ?? '')))
    return next.fill(type === 'email' ? 'a.visitor@example.com' : 'www.example.com/blinds', { force: true })
  const before = page.url()
  try {
    await next.click({ timeout: 10_000, force: type === 'radio' || type === 'checkbox' })
  } catch (error) {
    if (await next.isVisible()) throw error
    return undefined // an expired message stays in the page, hidden
  }
  if (href && href !== before)
    await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit', timeout: 5000 }).catch(() => {}) // a link to the same page
}

const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise((done) => {
        const count = performance.getEntriesByType('resource').length
        const isBusy = () =>
          document.querySelector('[aria-busy="true"], .directory-map-waiting, [data-awaited]') !== null
        requestAnimationFrame(() =>
          setTimeout(() => done(!isBusy() && count === performance.getEntriesByType('resource').length), 50),
        )
      }),
  )

interface WalkOptions {
  before?: () => Promise<unknown>
  harmless?: RegExp
}

/** Uses one control of each kind per page; returns each error with its control. */
export const walk = async (
  page: Page,
  paths: readonly string[],
  { before, harmless }: WalkOptions = {},
): Promise<string[]> => {
  const faults: string[] = []
  let step = ''
  const record = (message: string) => {
    if (!harmless?.test(message)) faults.push(`${step}: ${message.split('\n')[0]}`)
  }
  page.on('pageerror', ({ message }) => record(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /^\w*Error: /.test(message.text())) record(message.text())
  })
  const inShared: string[] = [] // of header and footer, which all pages have
  for (const path of paths) {
    step = path
    await page.goto(path)
    await settle(page)
    const used = [...inShared]
    const { pathname } = new URL(page.url())
    for (let count = 0; count < maxControls; count++) {
      await before?.()
      const kind = await page.evaluate(markNext, { used, selector: controls })
      if (kind === undefined) break
      used.push(kind)
      if (/^(?:HEADER|FOOTER|NAV)/.test(kind)) inShared.push(kind)
      step = `${path}, ${kind}`
      await operate(page).catch(async (error: Error) => {
        if (await page.locator('[data-next]').count()) record(error.message)
        else used.pop() // it was drawn again meanwhile
      })
      await settle(page)
      if (await page.getByRole('heading', { name: 'This page could not be shown' }).count()) {
        faults.push(`${step}: the page could not be shown`)
        await page.goto(path)
      } else if (new URL(page.url()).pathname !== pathname) {
        await before?.()
        await page.goBack()
      } else continue
      await settle(page)
    }
  }
  return faults
}
