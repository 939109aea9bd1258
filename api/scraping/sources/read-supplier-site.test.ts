import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localSettings, localSite, type LocalSite } from '../../testing/local-site.ts'
import { readSupplierSite } from './read-supplier-site.ts'
import { Blocked, Gone, MarkupChanged, Unreachable } from '../../outgoing/page-errors.ts'

let site: LocalSite
let pages: Record<string, string> = {}
beforeAll(async () => {
  site = await localSite((_, response, path) => {
    response.writeHead(path in pages ? 200 : 404, { 'content-type': 'text/html' }).end(pages[path])
  })
})
afterAll(() => site.close())
beforeEach(() => {
  site.asked.length = 0
})

const read = () => readSupplierSite(site.base, localSettings(site))

test('the home page, then the contact and the about page, and no more', async () => {
  pages = {
    '/': '<title>Sunny Blinds</title><a href="/blinds">Blinds</a><a href="/contact-us#form">Contact</a><a href="/about">About</a><a href="/about/team">Team</a><p>Ring 01582 787223</p>',
    '/contact-us':
      '<title>Contact</title><a href="tel:01582787224">Call</a><p>12 Mill Lane, Elgin, Moray, IV30 1AB</p>',
    '/about': '<title>About</title><p>Roman blinds since 1987.</p>',
  }
  const { listing, pages: visited, failures } = await read()
  expect(visited).toEqual(['/', '/contact-us', '/about'].map((path) => site.base + path))
  expect(failures).toEqual([])
  expect(listing).toMatchObject({
    name: { value: 'Sunny Blinds', layer: 'meta' },
    address: { value: '12 Mill Lane', layer: 'pattern' },
    city: { value: 'Elgin' },
    postcode: { value: 'IV30 1AB' },
    website: { value: site.base, layer: 'link' },
  })
  expect(listing.phone).toEqual({ value: '01582 787224', layer: 'link' })
})

test('a missing contact page does not affect the home page’s details', async () => {
  pages = { '/': '<title>Sunny Blinds</title><a href="/contact">Contact</a><a href="tel:01582787223">Call</a>' }
  const { listing, failures } = await read()
  expect(listing.phone?.value).toBe('01582 787223')
  expect(failures).toEqual([expect.any(Gone)])
  pages['/'] += '<a href="/about">About</a>'
  pages['/contact'] = '<title>Just a moment...</title>'
  expect((await read()).failures, 'a site that refuses is asked no more').toEqual([expect.any(Blocked)])
  expect(site.asked).not.toContain('/about')
})

test.each([
  ['/kontakt', 'Kontakt'],
  ['/impressum.html', 'Impressum'],
  ['/a-propos', 'À propos'],
  ['/qui-sommes-nous', 'Qui sommes-nous ?'],
  ['/mentions-legales', 'Mentions légales'],
  ['/nous-contacter', 'Nous contacter'],
  ['/contatti', 'Contatti'],
  ['/chi-siamo', 'Chi siamo'],
  ['/contacto', 'Contacto'],
  ['/quienes-somos', 'Quiénes somos'],
  ['/contact', 'Contact'],
  ['/over-ons', 'Over ons'],
  ['/p/7', 'Über uns'],
  ['/%C3%BCber-uns', 'Mehr'],
  ['/about', 'Who we are'],
])('the page %s, "%s", is read', async (path, text) => {
  pages = {
    '/': `<title>Sunny Blinds</title><a href="/jalousien">Jalousien</a><a href="${path}">${text}</a>`,
    [path]: '<p>01582 787223</p>',
  }
  expect((await read()).pages).toEqual([site.base, site.base + path].map((url, at) => (at ? url : `${url}/`)))
})

test('a contact page, an imprint and an about page, at most one of each', async () => {
  const links = ['kontakt', 'kontakt-2', 'impressum', 'datenschutz', 'ueber-uns', 'about']
  pages = { '/': `<title>Sunny Blinds</title>${links.map((path) => `<a href="/${path}">${path}</a>`).join(' ')}` }
  for (const path of links) pages[`/${path}`] = '<p>01582 787223</p>'
  expect((await read()).pages.slice(1)).toEqual(
    ['kontakt', 'impressum', 'ueber-uns'].map((path) => `${site.base}/${path}`),
  )
})

test('addresses are relative to the page’s base', async () => {
  pages = {
    '/': '<base href="/shop/"><title>Sunny Blinds</title><a href="contact.html">Contact</a>',
    '/shop/contact.html': '<p>01582 787223</p>',
  }
  expect((await read()).listing.phone?.value).toBe('01582 787223')
})

test.each([
  '<meta http-equiv="refresh" content="0; url=/en/">',
  '<META HTTP-EQUIV=Refresh CONTENT="3;URL=\'en/\'">',
  '<noscript><meta http-equiv="refresh" content="1;url=en/"></noscript>',
  '<meta http-equiv="refresh" content="5;url=/en/">',
])('a redirecting page is not the site: %s', async (refresh) => {
  pages = {
    '/': `<title>Redirecting…</title>${refresh}<p>Please wait</p>`,
    '/en/': '<title>Sunny Blinds</title><p>01582 787223</p>',
  }
  expect(await read()).toMatchObject({
    listing: { name: { value: 'Sunny Blinds' }, phone: { value: '01582 787223' }, sourceUrl: `${site.base}/en/` },
    pages: [`${site.base}/en/`],
  })
})

test('a site is found behind three redirecting pages, and a page for both contact and about is read once', async () => {
  const refresh = (to: string) => `<meta http-equiv="refresh" content="0;url=${to}">`
  pages = {
    '/': refresh('/a/'),
    '/a/': refresh('/b/'),
    '/b/': refresh('/c/'),
    '/c/': '<title>Sunny Blinds</title><a href="/contact/">Contact and about us</a>',
    '/contact/': '<p>01582 787223</p>',
  }
  expect((await read()).pages).toEqual(['/c/', '/contact/'].map((path) => `${site.base}${path}`))
})

test('circular redirects and redirects to our own machines end', async () => {
  pages = { '/': '<meta http-equiv="refresh" content="0;url=/">' }
  await expect(read()).rejects.toThrow(MarkupChanged)
  pages = { '/': '<meta http-equiv="refresh" content="0;url=http://127.0.0.2/">' }
  await expect(read()).rejects.toThrow('private network')
  for (const content of ['600', '30;url=/en/', '0;url=/#top']) {
    pages = { '/': `<meta http-equiv="refresh" content="${content}"><title>Sunny Blinds</title>` }
    expect([content, (await read()).listing.name.value]).toEqual([content, 'Sunny Blinds'])
  }
})

test('a parked site is gone; one under maintenance may come back', async () => {
  pages = { '/': '<title>sunnyblinds.example</title><p>This domain is for sale. Call +44 20 7946 0000</p>' }
  await expect(read()).rejects.toThrow(Gone)
  pages = { '/': '<title>Sunny Blinds</title><h1>We are under maintenance</h1>' }
  await expect(read()).rejects.toThrow(Unreachable)
})

test('links to other sites and to the page itself are not followed', async () => {
  pages = {
    '/': `<title>Sunny Blinds</title><a href="/#contact">Contact</a><a href="http://other.localhost:${site.port}/contact">Contact</a><a href="http://127.0.0.1/about">About</a>`,
  }
  await read()
  expect(site.asked).toEqual(['/'])
})

test('a missing site and one without a name are reported', async () => {
  pages = {}
  await expect(read()).rejects.toThrow(Gone)
  pages = { '/': '<p></p>' }
  await expect(read()).rejects.toThrow(MarkupChanged)
})

test('a title or heading is not part of an address, even if the postcode is alone', async () => {
  pages = { '/': '<title>Sunny Blinds</title><h1><div>Mill Lane Blinds, Elgin</div></h1><p>IV30 1AB</p>' }
  const { listing } = await read()
  expect(listing.postcode?.value).toBe('IV30 1AB')
  expect([listing.address, listing.city]).toEqual([undefined, undefined])
  pages = {
    '/': '<title>Sunny Blinds</title><p>Made to measure</p><h2>Where we are</h2><p>12 Mill Lane</p><p>Elgin</p><h3>Moray</h3><address><h4>Sunny Blinds</h4>12 Mill Lane<br>Elgin<br>IV30 1AB</address>',
  }
  expect((await read()).listing).toMatchObject({
    address: { value: '12 Mill Lane' },
    city: { value: 'Elgin' },
    postcode: { value: 'IV30 1AB' },
  })
  pages = {
    '/': '<title>Sunny Blinds</title><p>Made to measure</p><h2>Where we are</h2><p>12 Mill Lane</p><p>Elgin</p><p>IV30 1AB</p>',
  }
  expect((await read()).listing).toMatchObject({ address: { value: '12 Mill Lane' }, city: { value: 'Elgin' } })
})

test('words of neighbouring inline elements are not run together', async () => {
  pages = {
    '/': '<title>Sunny Blinds</title><p><a href="/x">12</a>\n<a href="/y">Mill Lane,</a><span>Elgin,</span>\nMoray\n<b>IV30 1AB</b></p>',
  }
  expect((await read()).listing).toMatchObject({
    address: { value: '12 Mill Lane' },
    city: { value: 'Elgin' },
    county: { value: 'Moray' },
    postcode: { value: 'IV30 1AB' },
  })
})
