import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, inject, test } from 'vitest'
import { widgetStyles } from '../../api/partners/widget/widget-styles.rules.ts'
import { isLong } from '../../api/testing/long.ts'
import { nodesIn, type SyntaxNode } from '../../api/testing/syntax-nodes.ts'
import { expectUsableWithoutScripts } from './expect-usable-without-scripts.ts'
import { servePartner } from './serve-partner.ts'
import { goTo, phone, siteUrl, visit } from './browser.ts'
import { browserFunctions, newerEvents, newerKeys } from './browser-support.ts'
import { newerStyles } from './newer-styles.ts'
import { screensToWalk, walk } from './walk.ts'

/** Names of rarer interfaces' functions count as a script's own. */
const commonOwners =
  /^(?:AbortSignal|Blob|CSS|CSSStyleSheet|Clipboard|Document|Element|Event|EventTarget|FormData|HTML\w*Element|Headers|History|Navigator|Node|Performance|Range|Request|Response|Scheduler|ShadowRoot|URL|URLSearchParams|Window)$/

const isOlder = new Set(browserFunctions.filter((one) => !one.isNewer).map(({ name }) => name))
const newer = browserFunctions.filter((one) => one.isNewer)
/** "URL.canParse" */
const newerStatics = new Set(newer.filter((one) => one.isStatic !== false).map(({ owner, name }) => `${owner}.${name}`))
const newerGlobals = new Set(newer.filter(({ owner }) => owner === 'Window').map(({ name }) => name))
/** Libraries give these names to their own functions. */
const ambiguous = /^(?:capture|config|dispose|drop|grow|isValid|move|resize|take|toArray|use|watch|when)$/
const newerMethods = new Set(
  newer
    .filter(({ owner, name, isStatic }) => {
      const isCommon = isStatic === undefined || (!isStatic && commonOwners.test(owner))
      return isCommon && !isOlder.has(name) && !newerGlobals.has(name) && !ambiguous.test(name)
    })
    .map(({ name }) => name),
)
const iteratorMethods = new Set(browserFunctions.filter(({ owner }) => owner === 'Iterator').map(({ name }) => name))

const getName = (node: unknown) => {
  const { type, name } = node as SyntaxNode
  return type === 'Identifier' ? (name as string) : undefined
}

/** "values" of `map.values()`. */
const methodCalled = (node: unknown): { object: unknown; method: string } | undefined => {
  const { type, callee } = node as SyntaxNode
  if (type !== 'CallExpression') return undefined
  const { type: calleeType, computed, object, property } = callee as SyntaxNode
  const method = calleeType === 'MemberExpression' && !computed ? getName(property) : undefined
  return method === undefined ? undefined : { object, method }
}

const newerIn = (node: SyntaxNode): string | undefined => {
  if (node.type === 'MemberExpression' && !node['computed']) {
    const name = `${getName(node['object'])}.${getName(node['property'])}`
    return newerStatics.has(name) ? name : undefined
  }
  if (node.type === 'NewExpression') {
    const name = getName(node['callee'])
    return name && newerGlobals.has(name) ? `new ${name}` : undefined
  }
  const regex = node['regex'] as { pattern: string; flags: string } | undefined
  if (node.type === 'Literal' && regex)
    return /\(\?<[=!]|\(\?[a-z]*-?[a-z]+:/.test(regex.pattern) || regex.flags.includes('v')
      ? `/${regex.pattern}/`
      : undefined
  const global = node.type === 'CallExpression' ? getName(node['callee']) : undefined
  if (global && newerGlobals.has(global)) return `${global}()`
  const called = methodCalled(node)
  if (!called) return undefined
  const on = methodCalled(called.object)
  const isOnIterator =
    on !== undefined && /^(?:entries|keys|matchAll|values)$/.test(on.method) && getName(on.object) !== 'Object'
  if (isOnIterator && iteratorMethods.has(called.method)) return `.${on.method}().${called.method}()`
  return newerMethods.has(called.method) ? `.${called.method}()` : undefined
}

/** The text of a literal, or of a template without values. */
const getText = (node: unknown) => {
  const { type, value, quasis } = (node ?? {}) as SyntaxNode
  if (type === 'Literal' && typeof value === 'string') return value
  const [only, ...others] = type === 'TemplateLiteral' ? (quasis as { value: { cooked: string } }[]) : []
  return others.length === 0 ? only?.value.cooked : undefined
}

/** Such as "scrollend event" and "<details name>". */
const newerMarkup = (node: SyntaxNode): string[] => {
  if (node.type !== 'CallExpression') return []
  const [first, second] = node['arguments'] as SyntaxNode[]
  const name = getText(first)
  if (name === undefined) return []
  if (methodCalled(node)?.method === 'addEventListener' || getName(node['callee']) === 'addEventListener')
    return newerEvents.has(name) ? [`${name} event`] : []
  if (second?.type !== 'ObjectExpression') return []
  const attributes = (second['properties'] as SyntaxNode[]).flatMap(({ type, key }) => {
    const attribute = type === 'Property' ? (getName(key) ?? getText(key)) : undefined
    return attribute === undefined ? [] : [attribute]
  })
  const isNewer = (attribute: string) =>
    [`html.elements.${name}`, 'html.global_attributes'].some((owner) =>
      newerKeys.has(`${owner}.${attribute.toLowerCase()}`),
    )
  return [
    ...(newerKeys.has(`html.elements.${name}`) ? [`<${name}>`] : []),
    ...attributes.filter(isNewer).map((attribute) => `<${name} ${attribute}>`),
    ...attributes
      .filter((attribute) => /^on[A-Z]/.test(attribute))
      .map((attribute) => attribute.slice(2).toLowerCase())
      .filter((event) => newerEvents.has(event))
      .map((event) => `${event} event`),
  ]
}

const findNewer = (script: string) =>
  new Set(
    [...nodesIn(parseAst(script))]
      .flatMap((node) => [newerIn(node), ...newerMarkup(node)])
      .filter((name) => name !== undefined),
  )

const explorer = /(?:^|\/)(?:explorer-|graphiql-|(?:editor|graphql|json)\.worker-)/

const mapEngine = /(?:^|\/)map(?:box|libre)-/

/** Called only if they exist, or never by this site. */
const permitted: Record<string, RegExp> = {
  '.share()': /^PostPage$/,
  '.replaceSync()': /^widget\.js$/,
  'new CSSStyleSheet': /^widget\.js$/,
  'Notification.permission': /^use-scraper$/,
  'Notification.requestPermission': /^use-scraper$/,
  'new Notification': /^use-scraper$/,
  'requestIdleCallback()': /^(?:SupplierMap|mapbox-.*)$/,
  'cancelIdleCallback()': /^(?:SupplierMap|mapbox-.*)$/,
  '.startViewTransition()': /^packages$/,
  '.exitFullscreen()': /^map(?:box|libre)-/, // of a button that the maps here do not have
  '.requestFullscreen()': /^map(?:box|libre)-/,
  'new OffscreenCanvas': /^map(?:box|libre)-/,
  'new VideoFrame': /^maplibre-/,
  'new Scheduler': /^mapbox-gl-csp-worker$/, // a class of its own
  '.difference()': /^mapbox-/, // of maps of the inside of buildings
  '.intersection()': /^mapbox-/,
  'beforeunload event': /./, // phones end a page without it
  'contextmenu event': /^map(?:box|libre)-/,
  'wheel event': /./, // of mice
  'touchstart event': /./, // of fingers
  'touchmove event': /./,
  'touchend event': /./,
  'touchcancel event': /./,
  'navigate event': /^packages$/, // React's, where the browser has a `navigation`
  'navigateerror event': /^packages$/,
  'navigatesuccess event': /^packages$/,
  '<select is>': /^packages$/,
  '<style nonce>': /^shared$/,
  '.caretPositionFromPoint()': /^html$/, // ProseMirror's, where the browser has it
  'animationcancel event': /^Tooltip$/, // beside animationend
  'loadingdone event': /^(?:field|PasswordField)$/, // of fonts
  '<input autoCapitalize>': /^(?:Invitation|Login)Page$/, // for phones
  '<details name>': /./, // closes the other questions when one is opened
}

/** Styles that only decorate: without them a page is plainer or narrower. */
const permittedStyles: Record<string, RegExp> = {
  'container-type': /./, // only for @container
  '@container': /^(?:base|widget)$/, // columns become rows
  'color-mix()': /^widget$/, // lines as dark as the text
  ':root:has(.contact-bar)': /^SupplierPage$/, // until its code measures the bar
  '.profile :is(.profile-contacts,h2:has(+.profile-contacts))': /./, // on paper they come first
  '.nothing-here:has(.search-instead)': /./, // less space
  'html:has([data-sheet])': /./, // the page behind the sheet can be scrolled
  'html:has(.directory-filters)': /./, // jump targets are closer to the row of filters
  '.directory-filters:not(:has(:target))+.directory-bar .directory-facets': /./, // the facets are shown too
  outline: /./, // without round corners
  'accent-color': /./,
  'text-wrap': /./,
  'scrollbar-width': /./,
  'overscroll-behavior': /./,
  'overscroll-behavior-x': /./,
  'reading-flow': /./,
  '@media (forced-colors)': /./, // of Windows, whose browsers know it
  'forced-color-adjust': /./,
  'font-family: ui-monospace': /./,
  '@page': /./,
  'break-after: avoid': /./,
  '.article li::marker': /^ArticleHalf$/,
  '.ProseMirror-hideselection ::selection': /./, // both selections are seen
  '.rich-text-content figcaption:has(>.ProseMirror-trailingBreak:only-child):before': /./, // an empty caption says nothing
  '::selection': /^index$/,
  '.maplibregl-map:fullscreen': /^maplibre-/, // of a button that the maps here do not have
}

/** "SupplierMap" of "client/assets/SupplierMap-Cw-5vMY.js". */
const getChunk = (file: string) => basename(file).replace(/-[\w-]{6,8}\.(?:js|css)$/, '')

test('no script calls a function that a target browser lacks', () => {
  const folder = inject('pagesFolder')
  const files = globSync('client/{assets,widget}/*.js', { cwd: folder }).filter((file) => !explorer.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files
    .filter((file) => isLong || !mapEngine.test(file))
    .flatMap((file) => {
      const chunk = getChunk(file)
      const names = [...findNewer(readFileSync(join(folder, file), 'utf8'))]
      return names.filter((name) => !permitted[name]?.test(chunk)).map((name) => `${chunk}: ${name}`)
    })
  expect([...new Set(found)].sort()).toEqual([])
})

const readStyles = () => {
  const folder = inject('pagesFolder')
  const files = globSync('client/assets/*.css', { cwd: folder }).filter((file) => !explorer.test(file))
  expect(files.length).toBeGreaterThan(30)
  const built = files.map((file) => ({ chunk: getChunk(file), css: readFileSync(join(folder, file), 'utf8') }))
  return [...built, { chunk: 'widget', css: widgetStyles }]
}

test('no essential style is missing in a target browser', () => {
  const found = readStyles().flatMap(({ chunk, css }) =>
    [...newerStyles(css)].filter((style) => !permittedStyles[style]?.test(chunk)).map((style) => `${chunk}: ${style}`),
  )
  expect(found.sort()).toEqual([])
})

test('a newer style is found in selectors, properties, values and units, except with a fallback', () => {
  const found = (css: string) => [...newerStyles(css)]
  expect(found('a:has(b), i { color: red }')).toEqual(['a:has(b)'])
  expect(found('@container (width < 9em) { b { color: color-mix(in srgb, red, blue) } }')).toEqual([
    '@container',
    'color-mix()',
  ])
  expect(found('b { overflow: clip; width: 9cqw; accent-color: red }')).toEqual([
    'overflow: clip',
    'cqw',
    'accent-color',
  ])
  expect(found('b { width: 100%; width: 9cqw; -webkit-mask: none; mask: none; user-select: none }')).toEqual([
    'user-select',
  ])
  expect(found('@supports (width: 1cqw) { b { width: 9cqw } }')).toEqual([])
  expect(found('b { overflow: clip } @supports not (overflow: clip) { b { overflow: hidden } }')).toEqual([])
})

test('no media query uses syntax that a target browser lacks', () => {
  const queries = readStyles().flatMap(({ css }) => css.match(/@media[^{]*/g) ?? [])
  expect(queries.length).toBeGreaterThan(50)
  // Safari before 16.4 knows neither "(width < 768px)" nor "not (min-width: 768px)".
  expect(queries.filter((query) => /[<>]|\bnot\s*\(/.test(query))).toEqual([])
})

test('calls of newer functions are found in any form', () => {
  const found = (script: string) => [...findNewer(script)]
  expect(found('URL.canParse(a)')).toEqual(['URL.canParse'])
  expect(found('list?.toSorted()')).toEqual(['.toSorted()'])
  expect(found('new CSSStyleSheet()')).toEqual(['new CSSStyleSheet'])
  expect(found('requestIdleCallback(a)')).toEqual(['requestIdleCallback()'])
  expect(found('map.values().toArray()')).toEqual(['.values().toArray()'])
  expect(found('text.matchAll(a).map(b)')).toEqual(['.matchAll().map()'])
  expect(found('text.replace(/(?<=a)b/, c)')).toEqual(['/(?<=a)b/'])
  expect(found('Object.values(a).map(b).findLast(c)')).toEqual([])
  expect(found('jsx("ul", { onScrollEnd: a, onScroll: b, inert: true })')).toEqual(['<ul inert>', 'scrollend event'])
  expect(found('list.addEventListener(`scrollend`, a)')).toEqual(['scrollend event'])
  expect(found('jsx("search", {})')).toEqual(['<search>'])
})

/** Without the functions of `customElements`, which are old: only other registries are newer. */
const lacking = newer.filter(({ owner }) => owner !== 'CustomElementRegistry')

const takeAway = (functions: typeof newer) => {
  const owners = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  const findOwner = (name: string) =>
    name === 'TypedArray' ? (Object.getPrototypeOf(Int8Array) as { prototype: object }) : owners[name]
  const remove = (from: object | undefined, name: string) => {
    const property = from && Object.getOwnPropertyDescriptor(from, name)
    if (typeof property?.value === 'function' && property.configurable) Reflect.deleteProperty(from!, name)
  }
  for (const { owner, name, isStatic } of functions) {
    if (owner === 'Window') continue
    if (isStatic !== false) remove(findOwner(owner), name)
    if (isStatic !== true) remove(findOwner(owner)?.prototype, name)
  }
  for (const { owner, name } of functions) if (owner === 'Window') remove(globalThis, name)
}

test.runIf(isLong)('the whole site works without newer functions', { timeout: 400_000 }, async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  await page.addInitScript(takeAway, lacking)
  await goTo(page, '/contact')
  const left = await page.evaluate(() => [
    'toSorted' in [],
    'canParse' in URL,
    'any' in AbortSignal,
    'CSSStyleSheet' in globalThis,
  ])
  expect(left).toEqual([false, false, false, false])
  expect(await walk(page, screensToWalk)).toEqual([])
  await goTo(page, '/register-business')
  await page.getByLabel('Website').fill('www.example.com')
  await page.getByLabel('Business name').fill('Window Works')
  await page.getByLabel('Description').fill('We measure, make and fit blinds of every kind.')
  await page.getByLabel('Email', { exact: true }).fill('hello@example.com')
  await page.getByLabel('Phone', { exact: true }).fill('01632 960000')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: 'Roman Blinds' }).waitFor()
})

test('the widget works without newer functions', async () => {
  const { page, complaints } = await visit('/healthz')
  await page.addInitScript(takeAway, lacking)
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')) // it came with them
  const html = `<script src="${siteUrl}/widget.js" async></script><bcd-suppliers county="kent"></bcd-suppliers>`
  await page.goto(await servePartner(html))
  const first = page.locator('bcd-suppliers .bcd-name').first()
  await first.waitFor()
  expect(await first.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('600')
  expect(complaints).toEqual([])
})

test('a browser older than the target shows every page as without scripts', async () => {
  const { page } = await visit('/healthz', { viewport: phone })
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
  await page.goto('/suppliers/1')
  await expectUsableWithoutScripts(page)
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/\.js$/))
})
