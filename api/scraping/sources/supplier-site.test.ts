import { expect, test } from 'vitest'
import { readSupplierPage } from './supplier-site.ts'

const url = 'https://www.sunnyblinds.example/'
const read = (html: string) =>
  Object.fromEntries(Object.entries(readSupplierPage(html, url)).map(([field, { value }]) => [field, value]))
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`

test.each([
  ['WindowCoveringCompany', '{"@type":"WindowCoveringCompany","name":"Sunny","telephone":"01632 960101"}'],
  ['no type', '{"name":"Sunny","telephone":"01632 960101"}'],
  ['comments and commas', '<!-- {"name":"Sunny", // us\n"telephone":"01632 960101",} -->'],
  ['CDATA', '//<![CDATA[\n{"name":"Sunny","telephone":"01632 960101"}\n//]]>'],
  ['an escaped script', '{&quot;name&quot;:&quot;Sunny&quot;,&quot;telephone&quot;:&quot;01632 960101&quot;}'],
])('JSON-LD with a name and a telephone counts: %s', (_, text) => {
  expect(read(jsonLd(text))).toMatchObject({ name: 'Sunny', phone: '01632 960101' })
})

test('those whom the business is a member of, and who reviewed it, are not the business', () => {
  const others = '{"@type":"Organization","name":"Guild","telephone":"020 7946 0101","email":"guild@guild.example"}'
  const part = read(jsonLd(`{"@type":"Organization","name":"Sunny","telephone":"01632 960101","memberOf":${others}}`))
  expect(part).toMatchObject({ name: 'Sunny', phone: '01632 960101' })
  expect(part['email']).toBeUndefined()
})

test.each([
  ['microdata', '<p itemscope itemtype="https://schema.org/Shed"><b itemprop="name">Sunny</b><i itemprop="telephone">'],
  ['RDFa', '<p vocab="https://schema.org/" typeof="Shed"><b property="name">Sunny</b><i property="telephone">'],
  ['hCard', '<p class="vcard"><b class="fn">Sunny</b><i class="tel">'],
])('%s of any type counts', (_, html) => {
  expect(read(`${html}01632 960101</i>`)).toMatchObject({ name: 'Sunny', phone: '01632 960101' })
})

test.each([
  ['<title>Contact us | Sunny Blinds</title>', 'Sunny Blinds'],
  ['<title>Home</title><meta property="og:site_name" content="Sunny Blinds">', 'Sunny Blinds'],
  ['<title>Home</title><img class="logo" alt="Sunny Blinds logo">', 'Sunny Blinds'],
  [
    '<title>Great blinds</title><footer>© 2019-2026 Sunny Blinds Ltd. All rights reserved.</footer>',
    'Sunny Blinds Ltd',
  ],
  ['<title>Welcome to Sunny Blinds!</title>', 'Sunny Blinds'],
  ['<title>SUNNY BLINDS</title><p>© Sunny Blinds</p>', 'Sunny Blinds'],
  ['<title>Home</title><h1>Dress your windows with style</h1><p>01632 960101</p>', 'Sunny Blinds'],
])('the name in %s', (html, name) => expect(read(html)['name']).toBe(name))

test.each([
  ['<p style="display:none">0808 157 0101</p><p>01632 960101</p>'],
  ['<p hidden>0808 157 0101</p><p>01632 960101</p>'],
  ['<style>.pop{display:none}</style><a class="pop" href="tel:08081570101">x</a><p>01632 960101</p>'],
  ['<a href="tel:08081570101">Call</a><p>01632 960101</p>'],
  ['<p>Fax: 0808 157 0101</p><p>01632 960101</p>'],
])('a number that visitors see, to ring, beats another: %s', (html) => expect(read(html)['phone']).toBe('01632 960101'))

test('a hidden number is better than none', () => {
  expect(read('<p hidden>01632 960101</p>')['phone']).toBe('01632 960101')
})

test.each([
  ['info [at] sunnyblinds [dot] example', 'info@sunnyblinds.example'],
  ['<a href="mailto:web@studio.example">Site by Studio</a> info@sunnyblinds.example', 'info@sunnyblinds.example'],
  ['<a data-cfemail="432a2d252c03303637">x</a> noreply@sunnyblinds.example', undefined],
  ['privacy@sunnyblinds.example sunny@gmail.com', 'sunny@gmail.com'],
])('the e-mail address of %s', (html, email) => expect(read(`<p>${html}</p>`)['email']).toBe(email))
