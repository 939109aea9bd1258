import { readFile } from 'node:fs/promises'
import type { GraphQLEnumType } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { createSchema } from '../../graphql/schema.ts'
import { readEnv } from '../../process/env.ts'
import { testSite } from '../../testing/test-site.ts'
import {
  checkSources,
  directoryNames,
  isSourceEnabled,
  isTrustedMore,
  getReader,
  getSite,
  isSite,
  registry,
  siteAddress,
  sourceNames,
  type SourceName,
} from './registry.ts'
import { readSourcePage } from './read-source-page.ts'

const siteNames = sourceNames.filter(isSite)
const site = await testSite()
afterAll(() => site.close())

test('.env.example names every source with its site', async () => {
  const example = (await readFile('.env.example', 'utf8')).split('\n')
  const settings = siteNames.map((name) => `${registry[name].setting}=${registry[name].address}`)
  expect(example).toEqual(expect.arrayContaining([...settings, `SCRAPER_SOURCES=${sourceNames.join(',')}`]))
})

describe.each(sourceNames)('from the entry of %s follow', (name) => {
  test('its label, and its place in the list of administrators', async () => {
    site.as(site.admin)
    const { data } = await site.ask('{ scrapeSources { name label source } }')
    expect(data.scrapeSources).toContainEqual({
      name,
      label: registry[name].label,
      source: registry[name].kind === 'directory' ? name.toUpperCase() : null,
    })
  })

  test('its unique trust', () => {
    const others = sourceNames.filter((other) => other !== name)
    for (const other of others) expect(isTrustedMore(name, other), other).not.toBe(isTrustedMore(other, name))
  })

  test('that SCRAPER_SOURCES switches it on and off', () => {
    expect(isSourceEnabled(readEnv({}), name)).toBe(true)
    expect(isSourceEnabled(readEnv({ SCRAPER_SOURCES: name }), name)).toBe(true)
    expect(isSourceEnabled(readEnv({ SCRAPER_SOURCES: sourceNames.find((other) => other !== name) }), name)).toBe(false)
  })
})

test.each(siteNames)('%s is requested at its setting’s address', (name) => {
  const { setting, address } = registry[name]
  const at = (env: Record<string, string>) => getReader(name, readEnv(env)).searchUrl('blinds', 'York', 1)
  expect(siteAddress(name, readEnv({}))).toBe(address)
  expect(at({}).startsWith(`${address}/`)).toBe(true)
  expect(at({ [setting]: 'http://replica.localhost:5080/' })).toMatch(/^http:\/\/replica\.localhost:5080\/\w/)
  expect(() => readEnv({ [setting]: 'replica' })).toThrow(
    `${setting} must be an address that starts with http:// or https:// (it is "replica")`,
  )
})

test('the schema asks for each directory by its name in capitals', () => {
  const names = (createSchema().getType('ScrapeSource') as GraphQLEnumType).getValues().map(({ name }) => name)
  expect(names).toEqual(['ALL', ...directoryNames.map((name) => name.toUpperCase())])
})

test('profiles are read where they say more than cards', () => {
  const isRicher = (name: SourceName) => getReader(name, readEnv({})).hasRicherProfiles
  expect(siteNames.filter(isRicher)).toEqual(['thomson', 'freeindex', 'checkatrade'])
})

test('suppliers’ own sites are trusted first, then Google, then the directories', () => {
  const byTrust = sourceNames.toSorted((one, other) => (isTrustedMore(one, other) ? -1 : 1))
  expect(byTrust).toEqual([
    'supplier_site',
    'google_places',
    'freeindex',
    'thomson',
    'checkatrade',
    'yell',
    'directory',
  ])
  expect(isTrustedMore('supplier_site', 'admin')).toBe(false)
})

test('an unknown name in SCRAPER_SOURCES ends the start with one line', () => {
  expect(() => checkSources(readEnv({ SCRAPER_SOURCES: 'yell,yelp' }))).toThrow(
    /^SCRAPER_SOURCES must be names out of yell, thomson, freeindex, checkatrade, google_places, directory, supplier_site, separated by commas \(it is "yell,yelp"\)$/,
  )
  expect(() => checkSources(readEnv({ SCRAPER_SOURCES: 'yell, freeindex' }))).not.toThrow()
})

test('a business that is shown twice counts once, cards that cannot be read are changed markup, and no page is its own next', () => {
  const url = 'https://www.yell.com/ucs/UcsSearchAction.do?keywords=blinds'
  const card = (name: string, link = '') =>
    `<article class="businessCapsule"><a class="businessCapsule--title" ${link}>More</a><h2 class="businessCapsule--name">${name}</h2></article>`
  const read = (...cards: string[]) =>
    readSourcePage(`${cards.join('')}<a rel="next" href="${url}">Next</a>`, url, 'yell', getSite('yell', readEnv({})))
  const [sunny, shady] = [card('Sunny Blinds', 'href="/biz/sunny-1/"'), card('Shady Blinds', 'href="/biz/shady-2/"')]
  const { listings, nextUrl } = read(card('Sunny Blinds, first', 'href="/biz/sunny-1/"'), shady, sunny, card('Ad'))
  expect(listings.map(({ name }) => name.value)).toEqual(['Shady Blinds', 'Sunny Blinds, first'])
  expect(nextUrl).toBeUndefined()
  const renamed = card('Sunny Blinds', 'href="/biz/sunny-blinds-1/"')
  expect(read(sunny, renamed).listings, 'one id at two addresses').toHaveLength(1)
  const websiteAt = (href: string) =>
    read(sunny.replace('<h2', `<a data-test="localBusiness--website" href="${href}">Website</a><h2`)).listings[0]!
      .website
  expect([websiteAt('https://sunny.example/')?.value, websiteAt('/customerneeds/click/1')]).toEqual([
    'https://sunny.example',
    undefined,
  ])
  expect(read(sunny, card('Ad')).listings).toHaveLength(1)
  expect(() => read(sunny, card('Ad'), card('Ad'))).toThrow('Yell: 2 of 3 listings on the page could not be read')
})

test('a directory lists its businesses, not itself, and leads on only to its own further pages', () => {
  const url = 'https://trade.example/blinds'
  const read = (html: string) => readSourcePage(html, url, 'directory', getSite('directory', readEnv({}), url))
  const card = (name: string, digit: number) =>
    `<article><h2>${name}</h2><a href="tel:0163296010${digit}">Ring</a></article>`
  const next = (href: string) =>
    read(`${card('Sunny Blinds', 1)}${card('Shady Blinds', 2)}<a rel="next" href="${href}">Next</a>`).nextUrl
  const pages = ['?page=2', url, 'https://other.example/blinds?page=2'].map(next)
  expect(pages).toEqual([`${url}?page=2`, undefined, undefined])
  expect(() => read(card('Sunny Blinds', 1))).toThrow('the page has neither listings nor a "no results" text')
  const both = (contact: string) =>
    read(['Sunny', 'Shady'].map((name) => `<li><h2>${name} Blinds</h2>${contact}</li>`).join('')).listings.length
  const site = '<a href="https://sunny.example/">Website</a>'
  expect([both('<a href="mailto:info@sunny.example">Write</a>'), both(`${site} LS1 4DY`)]).toEqual([2, 2])
  expect(() => both(site), 'a website alone').toThrow('neither listings')
  const social = '<a href="https://www.facebook.com/sunny">Follow us</a>'
  expect(
    read(
      `<ul><li><h2>In York</h2><ul>${['Sunny', 'Shady'].map((name) => `<li><h2>${name}</h2>${social}${site} LS1 4DY</li>`).join('')}</ul></li></ul>`,
    ).listings,
    'a list in a list',
  ).toMatchObject(
    ['Sunny', 'Shady'].map((name) => ({ name: { value: name }, website: { value: 'https://sunny.example' } })),
  )
  const firm = (name: string, at: string) => ({ '@type': 'LocalBusiness', name, telephone: '01632 960101', url: at })
  const profile = { '@type': 'LocalBusiness', '@id': 'https://trade.example/shady', name: 'Shady Blinds' }
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ item: firm('Sunny Blinds', 'https://sunny.example/') }, { item: profile }],
  }
  const { listings } = read(
    `<script type="application/ld+json">${JSON.stringify([firm('The Trade', url), list])}</script>`,
  )
  expect(listings).toMatchObject([
    { name: { value: 'Sunny Blinds' }, website: { value: 'https://sunny.example' }, sourceUrl: url },
    { name: { value: 'Shady Blinds' }, sourceUrl: 'https://trade.example/shady' },
  ])
})

test('a card is read without a place, and without an id in its link', () => {
  const read = (name: SourceName, html: string) => {
    const site = getSite(name, readEnv({}))
    const { sourceUrl, sourceId } = readSourcePage(html, `${site.address}/results`, name, site).listings[0]!
    return [sourceUrl.slice(site.address.length), sourceId]
  }
  const freeindex = '<div class="listing"><a href="/profile(sunny)_12.htm">Sunny Blinds</a></div>'
  const thomson =
    '<li class="listing"><h2 class="businessName">Sunny Blinds</h2><a class="businessNameLink" href="/sunny">More</a></li>'
  expect([read('freeindex', freeindex), read('thomson', thomson)]).toEqual([
    ['/profile(sunny)_12.htm', '12'],
    ['/sunny', undefined],
  ])
  const websiteAt = (href: string) => {
    const link = `<div class="psummary_company"><a rel="nofollow" title="Visit us" href="${href}">Website</a></div>`
    const html = `<meta property="og:title" content="Sunny Blinds">${link}`
    const url = 'https://www.freeindex.co.uk/profile(sunny)_12.htm'
    return readSourcePage(html, url, 'freeindex', getSite('freeindex', readEnv({}))).listings[0]!.website?.value
  }
  expect([websiteAt('https://sunny.example/'), websiteAt('/click/12')]).toEqual(['https://sunny.example', undefined])
})

test('a firm without premises has the areas that it serves, and no address', () => {
  const address =
    '<p itemprop="address" itemscope>We serve <i itemprop="streetAddress">Aberdeen|Elgin</i>|<i itemprop="addressLocality">Forres</i>,IV36</p>'
  const html = `<article class="businessCapsule"><a href="/biz/sunny-1/"><h2 itemprop="name">Sunny Blinds</h2></a>${address}</article>`
  const site = getSite('yell', readEnv({}))
  const { serviceAreas, address: street, city } = readSourcePage(html, site.address, 'yell', site).listings[0]!
  expect([serviceAreas?.value, street, city]).toEqual([['Aberdeen', 'Elgin', 'Forres'], undefined, undefined])
})

test('a rating is the number in front of its reviews, whose count is in its title or beside it', () => {
  const read = (name: SourceName, html: string) => {
    const site = getSite(name, readEnv({}))
    return readSourcePage(html, `${site.address}/results`, name, site).listings[0]!.rating?.value
  }
  const trade = '<li><a href="/trades/sunny"><h3>Sunny Blinds</h3></a> 4 fitters <b>9.4</b> <i>(12 reviews)</i></li>'
  expect(read('checkatrade', trade)).toEqual({ value: 9.4, best: 10, count: 12 })
  const listing = (title: string, more: string) =>
    `<div class="listing"><a href="/profile(sunny)_12.htm">Sunny</a><i class="ratinglarge" title="${title}"></i>${more}</div>`
  const rated = 'Average rating of 4.9'
  expect([
    read('freeindex', listing(`${rated} based on 31 reviews`, '')),
    read('freeindex', listing(rated, '<i class="listing_reviewcount">(8 reviews)</i>')),
  ]).toEqual([
    { value: 4.9, best: 5, count: 31 },
    { value: 4.9, best: 5, count: 8 },
  ])
})

test('at most a thousand businesses are read from a page', () => {
  const places = Array.from({ length: 1100 }, (_, at) => ({ id: `place-${at}`, displayName: { text: `Blinds ${at}` } }))
  const url = 'https://places.example/'
  const { listings } = readSourcePage(JSON.stringify({ places }), url, 'google_places', { address: url, label: '' })
  expect(listings).toHaveLength(1000)
  expect(listings[0]!.name?.value).toBe('Blinds 0')
})
