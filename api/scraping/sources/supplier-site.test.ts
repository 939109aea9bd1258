import { expect, test } from 'vitest'
import { compactHours } from '../../testing/written-hours.ts'
import { readSupplierPage, supplierListing } from './supplier-site.ts'

const url = 'https://www.sunnyblinds.example/'
const read = (html: string) =>
  Object.fromEntries(Object.entries(readSupplierPage(html, url)).map(([field, { value }]) => [field, value]))
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`

test.each([
  ['WindowCoveringCompany', '{"@type":"WindowCoveringCompany","name":"Sunny","telephone":"01632 960101"}'],
  ['no type', '{"name":"Sunny","telephone":"01632 960101"}'],
  ['comments and commas', '<!-- {"name":"Sunny", // us\n"telephone":"01632 960101",} -->'],
  ['CDATA', '//<![CDATA[\n{"name":"Sunny","telephone":"01632 960101"}\n//]]>'],
  [
    'beside a list of 50,000 levels',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}{"name":"Sunny","telephone":"01632 960101"}`,
  ],
  [
    'quotes and a line break in a text beside a comment',
    '{"name":"Sunny", // us\n"slogan":"blinds\nof 5\\" // or more","telephone":"01632 960101"}',
  ],
  ['an escaped script', '{&quot;name&quot;:&quot;Sunny&quot;,&quot;telephone&quot;:&quot;01632 960101&quot;}'],
])('JSON-LD with a name and a telephone counts: %s', (_, text) => {
  expect(read(jsonLd(text))).toMatchObject({ name: 'Sunny', phone: '01632 960101' })
})

const sunny = '"@type":"LocalBusiness","name":"Sunny Blinds","telephone":"01632 960101"'
const elgin = { address: '12 Mill Lane', city: 'Elgin', postcode: 'IV30 1AB' }

test.each([
  ['a whole address in its street', `{${sunny},"address":{"streetAddress":"12 Mill Lane, Elgin, IV30 1AB"}}`],
  [
    'a whole address in its street, and its parts',
    `{${sunny},"address":{"streetAddress":"12 Mill Lane, Elgin, IV30 1AB, UK","addressLocality":"Elgin","postalCode":"IV30 1AB"}}`,
  ],
  [
    'the address of its location',
    `{${sunny},"location":{"@type":"Place","address":{"streetAddress":"12 Mill Lane","addressLocality":"Elgin","postalCode":"IV30 1AB"}}}`,
  ],
  [
    'locations in a list',
    `{${sunny},"location":[{"@type":"Place","address":{"streetAddress":"12 Mill Lane","addressLocality":"Elgin","postalCode":"IV30 1AB"}}]}`,
  ],
  [
    'an empty first entry',
    `{"@type":"LocalBusiness","name":["","Sunny Blinds"],"telephone":["","01632 960101"],"address":["",{},{"@type":"PostalAddress"},{"streetAddress":"12 Mill Lane","addressLocality":"Elgin","postalCode":"IV30 1AB"}]}`,
  ],
  ['an address as a text', `{${sunny},"address":"12 Mill Lane, Elgin, IV30 1AB"}`],
  [
    'an address by its id',
    `{"@graph":[{"@type":"PostalAddress","@id":"#a","streetAddress":"12 Mill Lane","addressLocality":"Elgin","postalCode":"IV30 1AB"},{${sunny},"address":{"@id":"#a"}}]}`,
  ],
  [
    'texts with marks of HTML',
    `{${sunny},"address":{"streetAddress":"12 Mill Lane<br />","addressLocality":"Elgin&nbsp;","postalCode":"IV30&#160;1AB"}}`,
  ],
  [
    'comments around and in the script',
    `<!-- This is our business --> /* made by a plug-in */ {${sunny}, // the shop\n"address":"12 Mill Lane, Elgin, IV30 1AB"} <!-- end -->`,
  ],
  ['a comment with the script in it', `<!-- {${sunny},"address":"12 Mill Lane, Elgin, IV30 1AB"} -->`],
  [
    'two objects in one script',
    `{"@type":"WebSite","name":"Sunny"}{${sunny},"address":"12 Mill Lane, Elgin, IV30 1AB"}`,
  ],
])('JSON-LD: %s', (_, text) => {
  expect(read(jsonLd(text))).toMatchObject({ name: 'Sunny Blinds', phone: '01632 960101', ...elgin })
})

test.each([
  ['https://example.com', 'https://www.example.com/', 'https://pixel.example/', 'https://www.facebook.com/sunny', '#'],
])('the website is the site itself, whatever its structured data has', (...urls) => {
  for (const address of urls) expect(read(jsonLd(`{${sunny},"url":"${address}"}`))['website']).toBeUndefined()
  expect(read(jsonLd(`{${sunny},"url":"https://sunnyblinds.example/home"}`))['website']).toBe(
    'https://sunnyblinds.example/home',
  )
  const website = (html: string) => supplierListing([readSupplierPage(html, url)], url)?.website?.value
  expect([
    website(jsonLd(`{${sunny},"url":"https://sunnyblinds.example/home"}`)),
    website(jsonLd(`{${sunny}}`)),
  ]).toEqual(['https://sunnyblinds.example/home', 'https://www.sunnyblinds.example'])
  const moved = read(`<title>Sunny Blinds</title>${jsonLd(`{${sunny},"url":"https://sunny-old.co.uk/"}`)}`)
  expect([moved['phone'], moved['website']]).toEqual(['01632 960101', undefined])
})

const others = [
  [
    'who made the site',
    '{"@type":"LocalBusiness","name":"Pixel Studio","url":"https://pixel.example/","telephone":"020 7946 0000","email":"hi@pixel.example","address":{"streetAddress":"1 Agency Row","addressLocality":"London","postalCode":"EC1A 1BB"},"openingHours":"Mo-Fr 10:00-18:00"}',
  ],
  [
    'a manufacturer',
    '{"@type":"Store","name":"Luxa Blinds","@id":"https://luxa.example/#store","telephone":"020 7946 0000","address":"1 Agency Row, London EC1A 1BB"}',
  ],
  [
    'a theme’s sample',
    '{"@type":"LocalBusiness","name":"Your Company Name","telephone":"+1-555-555-5555","email":"info@example.com","address":{"streetAddress":"123 Main St","addressLocality":"Anytown","addressRegion":"CA","postalCode":"12345","addressCountry":"US"}}',
  ],
] as const
test.each(others)('of several businesses the site’s own wins, wherever it is: not %s', (_, other) => {
  const own = `{${sunny},"url":"https://www.sunnyblinds.example/"}`
  for (const scripts of [
    jsonLd(other) + jsonLd(own),
    jsonLd(own) + jsonLd(other),
    jsonLd(`{"@graph":[${other},${own}]}`),
  ]) {
    const part = read(`${scripts}<p>12 Mill Lane, Elgin, IV30 1AB</p>`)
    expect(part).toMatchObject({ name: 'Sunny Blinds', phone: '01632 960101', ...elgin })
    expect([part['email'], part['openingHours']]).toEqual([undefined, undefined])
  }
})

test.each(others)('even without another, %s is not the business', (_, other) => {
  const part = read(
    `<title>Sunny Blinds</title>${jsonLd(other)}<p>01632 960101</p><p>12 Mill Lane, Elgin, IV30 1AB</p>`,
  )
  expect(part).toMatchObject({ name: 'Sunny Blinds', phone: '01632 960101', ...elgin })
})

test.each([
  ['<p>123 Main St, Anytown, CA 12345</p><p>(555) 555-5555</p><p>01632 960101</p>', undefined],
  ['<p>123 Main Street, Anytown</p><p>123-456-7890</p><p>01632 960101</p>', undefined],
  ['<p>Your address here, Your Town, AB12 3CD</p><p>01234 567890</p><p>01632 960101</p>', undefined],
  [
    '<footer>Website by Pixel Studio, 1 Agency Row, London EC1A 1BB, 020 7946 0000</footer><p>01632 960101</p>',
    undefined,
  ],
  ['<p><span>Website by</span> <b>Pixel Studio, 020 7946 0000</b></p><p>01632 960101</p>', undefined],
  [
    '<blockquote>“Lovely blinds!” Mrs Bates, 3 Sea View, Bournemouth BH1 1AA, 07700 900999</blockquote><p>01632 960101</p>',
    undefined,
  ],
  [
    '<div class="testimonial"><p>Superb.</p><p>Ann, 3 Sea View, Bournemouth BH1 1AA</p><p>07700 900999</p></div><p>01632 960101</p>',
    undefined,
  ],
  [
    '<section id="reviews"><p>Tom, 3 Sea View, Bournemouth BH1 1AA</p></section><p>12 Mill Lane, Elgin, IV30 1AB</p><p>01632 960101</p>',
    '12 Mill Lane',
  ],
])('data of others and of samples is not the business’s: %s', (html, address) => {
  const part = read(`<title>Sunny Blinds</title>${html}`)
  expect([part['phone'], part['address']]).toEqual(['01632 960101', address])
})

test('a second business in the structured data, without an address, does not complete the first', () => {
  const pixel =
    '{"@type":"LocalBusiness","name":"Pixel Studio","telephone":"020 7946 0000","email":"hi@pixel.example","openingHours":"Mo-Fr 10:00-18:00"}'
  const branch = `{"@type":"Organization","name":"Sunny Blinds Ltd","email":"hello@sunnyblinds.example"}`
  for (const scripts of [jsonLd(pixel) + jsonLd(`{${sunny}}`), jsonLd(`{${sunny}}`) + jsonLd(pixel)]) {
    const part = read(`<title>Sunny Blinds</title>${scripts}`)
    expect([part['name'], part['phone'], part['email'], part['openingHours']]).toEqual([
      'Sunny Blinds',
      '01632 960101',
      undefined,
      undefined,
    ])
    expect(read(`<title>Sunny Blinds</title>${scripts}${jsonLd(branch)}`)['email']).toBe('hello@sunnyblinds.example')
  }
})

test('another firm’s microdata is not the business’s', () => {
  const scope = (parts: string) => `<div itemscope itemtype="https://schema.org/LocalBusiness">${parts}</div>`
  const pixel = scope(
    '<a itemprop="url" href="https://pixel.example/"><b itemprop="name">Pixel Studio</b></a><i itemprop="telephone">020 7946 0000</i>',
  )
  const own = scope('<b itemprop="name">Sunny Blinds</b><i itemprop="telephone">01632 960101</i>')
  expect(read(`<title>Sunny Blinds</title>${pixel}${own}`)).toMatchObject({
    name: 'Sunny Blinds',
    phone: '01632 960101',
  })
})

test('an address may be one text in the microdata', () => {
  const html = `<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">Sunny Blinds</b>
    <meta itemprop="address" content="12 Mill Lane, Elgin, IV30 1AB"></div>`
  expect(read(html)).toMatchObject(elgin)
})

test('neither a person nor a brand in the microdata is the business, unless a person has its name', () => {
  const scope = (type: string, name: string, phone: string, more = '') =>
    `<div itemscope itemtype="https://schema.org/${type}" ${more}><b itemprop="name">${name}</b><i itemprop="telephone">${phone}</i></div>`
  const own = scope('LocalBusiness', 'Sunny Blinds', '01632 960101')
  const ann = scope('Person', 'Ann Bates', '020 7946 0000')
  const brand = scope('Organization', 'Luxa', '020 7946 0000', 'itemprop="brand"')
  const openDay = scope('Event', 'Open day', '020 7946 0000')
  const eve =
    '<p typeof="schema:Person"><b property="schema:name">Eve Bates</b><i property="schema:telephone">020 7946 0000</i></p>'
  for (const other of [ann, brand, openDay, eve])
    expect(read(`<title>Sunny Blinds</title>${other}${own}`)).toMatchObject({
      name: 'Sunny Blinds',
      phone: '01632 960101',
    })
  const person = scope('Person', 'Sunny Blinds', '01632 960101')
  expect(read(`<title>Sunny Blinds</title><p>01632 960199</p>${person}`)['phone']).toBe('01632 960101')
})

test('parts of two places are not mixed into one address', () => {
  const place = (parts: string) => jsonLd(`{${sunny},"address":{${parts}}}`)
  const text = '<p>12 Mill Lane, Elgin, IV30 1AB</p>'
  expect(read(place('"addressLocality":"Leeds","postalCode":"LS1 4DY"') + text)).toMatchObject({
    city: 'Leeds',
    postcode: 'LS1 4DY',
  })
  expect(read(place('"addressLocality":"Leeds","postalCode":"LS1 4DY"') + text)['address']).toBeUndefined()
  expect(read(place('"addressLocality":"Leeds"') + text)).toMatchObject(elgin)
  expect(read(place('"addressLocality":"Elgin"') + text)).toMatchObject(elgin)
  expect(read(place('"postalCode":"IV30 1AB"') + text)).toMatchObject(elgin)
  expect(read(place('"streetAddress":"12 Mill Lane"') + text)).toMatchObject(elgin)
  expect(read(place('"streetAddress":"5 Other Road"') + text)).toMatchObject(elgin)
  expect(read(place('"addressCountry":"GB"') + text)).toMatchObject({ ...elgin, country: 'United Kingdom' })
})

test.each([
  'memberOf',
  'brand',
  'review',
  'author',
  'sponsor',
  'areaServed',
  'parentOrganization',
  'employee',
  'worksFor',
])('the %s of the business is not the business', (key) => {
  const others = '{"@type":"Organization","name":"Guild","telephone":"020 7946 0101","email":"guild@guild.example"}'
  const part = read(jsonLd(`{"@type":"Organization","name":"Sunny","telephone":"01632 960101","${key}":${others}}`))
  expect(part).toMatchObject({ name: 'Sunny', phone: '01632 960101' })
  expect(part['email']).toBeUndefined()
})

test.each([
  ['microdata', '<p itemscope itemtype="https://schema.org/Shed"><b itemprop="name">Sunny</b><i itemprop="telephone">'],
  ['RDFa', '<p vocab="https://schema.org/" typeof="Shed"><b property="name">Sunny</b><i property="telephone">'],
  ['RDFa with prefixes', '<p typeof="schema:Shed"><b property="schema:name">Sunny</b><i property="schema:telephone">'],
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
  ['<title>Great blinds</title><footer>© Sunny Blinds Ltd 2019-2026</footer>', 'Sunny Blinds Ltd'],
  ['<title>Sunny Blinds & Awnings</title><p>Sunny Blinds & Awnings</p>', 'Sunny Blinds & Awnings'],
  ['<title>SUNNY BLINDS</title><p>© Sunny Blinds</p>', 'Sunny Blinds'],
  ['<title>Home</title><h1>Dress your windows with style</h1><p>01632 960101</p>', 'Sunny Blinds'],
  ['<title>Home</title><p>Ring Sunny Blinds, today on 01632 960101</p>', 'Sunny Blinds'],
])('the name in %s', (html, name) => expect(read(html)['name']).toBe(name))

test.each([
  ['<p style="display:none">0808 157 0101</p><p>01632 960101</p>'],
  ['<p hidden>0808 157 0101</p><p>01632 960101</p>'],
  ['<style>.pop{display:none}</style><a class="pop" href="tel:08081570101">x</a><p>01632 960101</p>'],
  ['<style>.pop{display:none}.pop{color:red}</style><p class="pop">0808 157 0101</p><p>01632 960101</p>'],
  ['<p hidden>0808 157 0101</p><style>.tel{display:none}.tel{display:block}</style><p class="tel">01632 960101</p>'],
  ['<a href="tel:08081570101">Call</a><p>01632 960101</p>'],
  ['<p>Fax: 0808 157 0101</p><p>01632 960101</p>'],
  ['<noscript>0808 157 0101</noscript><p>01632 960101</p>'],
  ['<style>#pop{display:none}</style><p id="pop">0808 157 0101</p><p>01632 960101</p>'],
  ['<style>@media print{a{color:red}.tel{display:none}}</style><p class="tel">01632 960101</p><p>01632 960199</p>'],
  ['<p class="d-none d-lg-block">01632 960101</p><p>01632 960199</p>'],
  ['<p class="d-none">0808 157 0101</p><p>01632 960101</p>'],
  ['<p style="visibility: hidden">0808 157 0101</p><p>01632 960101</p>'],
  ['<p class="hidden md:block">01632 960101</p><p>01632 960199</p>'],
  ['<p class="d-none d-lg-none">0808 157 0101</p><p>01632 960101</p>'],
  ['<p><q>Ring Ann, 0808 157 0101</q></p><p>01632 960101</p>'],
  ['<main class="feedback"><p>01632 960101</p></main>'],
  ['<p>Fax</p><p>0808 157 0101</p><p>01632 960101</p>'],
  ['<a href="tel:08081570101">01632 960101</a><p>0808 157 0101</p>'],
  ['<div>Website by Pixel Studio, 020 7946 0000<p>01632 960101</p></div>'],
])('a visible number to call wins: %s', (html) => expect(read(html)['phone']).toBe('01632 960101'))

test.each([
  '<title>Account Suspended</title><h1>This account has been suspended.</h1><p>Contact your hosting provider.</p>',
  '<title>sunnyblinds.example is for sale</title><p>Buy this domain. Call 0800 000 0000</p>',
  '<title>sunnyblinds.example</title><p>This domain is parked free, courtesy of GoDaddy.com.</p>',
  '<title>Website Expired</title><p>This Squarespace website has expired.</p>',
  '<title>Welcome to nginx!</title><p>If you see this page, the nginx web server is successfully installed.</p>',
  '<title>Apache2 Ubuntu Default Page: It works</title>',
  '<title>Index of /</title><h1>Index of /</h1>',
  '<title>Domain geparkt</title><p>Diese Domain steht zum Verkauf.</p>',
  '<title>sunnyblinds</title><p>Ce nom de domaine est à vendre</p>',
  '<title>Database Error</title><h1>Error establishing a database connection</h1>',
  '<title>Sunny Blinds</title><h1>Sorry, this shop is currently unavailable.</h1>',
  '<title>Sunny Blinds</title><h1>Website under construction</h1><p>Please come back soon.</p>',
  '<title>Sunny Blinds &#8211; Maintenance mode</title><p>We’ll be back soon!</p>',
  '<title>Wartungsmodus</title><p>Diese Seite befindet sich im Aufbau.</p>',
  '<title>Site en construction</title>',
  '<title>Sito in manutenzione</title>',
  '<title>Coming Soon</title><h1>Our new website is coming soon</h1>',
  '<title>Redirecting...</title><p>If you are not redirected, click <a href="/x">here</a>.</p>',
  '<title>403 Forbidden</title><h1>Forbidden</h1>',
  '<title>Loading…</title><script>go()</script>',
])('%s has no business', (html) => {
  expect(() => read(html)).toThrow('shows no business')
})

test.each([
  '<title>Sunny Blinds</title><h1>Our new website is coming soon</h1><p>Meanwhile call 01632 960101</p>',
  '<title>Sunny Blinds</title><p>01632 960101</p><p>Curtain track maintenance and repairs; our Spring sale is coming soon.</p>',
  '<title>Sunny Blinds</title><h1>Blinds</h1><p>A new showroom is under construction in Leeds.</p><p>Made to measure roller blinds, and much more for every window of your house, fitted by ourselves since 1987 all over Moray.</p>',
])('%s has a business', (html) => {
  expect(read(html)['name']).toBe('Sunny Blinds')
})

test('what has a name alone in JSON-LD is no business', () => {
  expect(read(`<title>Sunny Blinds</title>${jsonLd('{"name":"Our Prices"}')}`)['name']).toBe('Sunny Blinds')
})

test('a long part of the page is the business’s own, though it is called after reviews', () => {
  expect(read(`<div id="reviews"><p>01632 960101</p><p>${'Blinds. '.repeat(400)}</p></div>`)['phone']).toBe(
    '01632 960101',
  )
})

test('a fax number in a business card is not the one to call, and hours beside a number are not the shop’s', () => {
  const fax = '<i class="tel">Fax 01632 960199</i>'
  expect(read(`<p class="vcard"><b class="fn">Sunny</b>${fax}<i class="tel">01632 960101</i></p>`)['phone']).toBe(
    '01632 960101',
  )
  const shop = read('<p>Call 01632 960101 Mon-Fri 8am-8pm</p><p>Showroom Mon-Fri 9am-5pm</p>')
  expect(compactHours(shop['openingHours'] as never)).toBe('Mo-Fr 09:00-17:00')
  const other = read('<p>Call 01632 960101 Mon-Sat 8am-8pm</p><p>Showroom Mon-Fri 9am-5pm</p>')
  expect(compactHours(other['openingHours'] as never)).toBe('Mo-Sa 08:00-20:00')
})

test('a number to call may have encoded spaces', () => {
  expect(read('<a href="tel:01632%20960%20101">Call</a>')['phone']).toBe('01632 960101')
})

test('a hidden number is better than none', () => {
  expect(read('<p hidden>01632 960101</p>')['phone']).toBe('01632 960101')
})

const readAt = (address: string, html: string) =>
  Object.fromEntries(Object.entries(readSupplierPage(html, address)).map(([field, { value }]) => [field, value]))

test('a site may be part of the business’s, and a business without a name is called after its domain', () => {
  const at = (address: string, url: string) => readAt(address, jsonLd(`{${sunny},"url":"${url}"}`))['website']
  const [whole, shop] = ['https://sunny.co.uk', 'https://shop.sunny.co.uk']
  expect([at(`${shop}/`, `${whole}/`), at(`${whole}/`, `${shop}/`)]).toEqual([whole, shop])
  expect(at('https://www.sunny.co.uk/', `${shop}/`)).toBe(shop)
  expect(at(`${whole}/`, 'https://notsunny.co.uk/')).toBeUndefined()
  const contact = `${whole}/contact`
  expect([at(contact, contact), at(contact, `${whole}/`)], 'not the address of the page alone').toEqual([
    undefined,
    whole,
  ])
  const name = (html: string, domain = 'moorlandblinds.co.uk') => readAt(`https://${domain}/`, html)['name']
  expect([name('<p>01632 960101</p>'), name('<p>Hello</p>')]).toEqual(['Moorland Blinds', undefined])
  const domains = ['moorlandblinds.wixsite.com', 'moorlandblindsuk.co.uk', 'fold-and-fall.co.uk']
  expect(domains.map((domain) => name('<p>01632 960101</p>', domain))).toEqual([
    'Moorland Blinds',
    'Moorland Blinds',
    'Fold and Fall',
  ])
})

test('a name is spelt as on the page, and is never that of a page', () => {
  const shutters = '<title>Home</title><p>Ring T&amp;G Shutters today on 01632 960101</p>'
  expect(readAt('https://tandgshutters.example/', shutters)['name']).toBe('T&G Shutters')
  const accented = '<title>Home</title><p>Ring Café Blinds today on 01632 960101</p>'
  expect(readAt('https://cafeblinds.example/', accented)['name']).toBe('Café Blinds')
  const logo = '<title>Sunny Blinds</title><img class="logo" alt="Home logo">'
  expect(readAt('https://bh-group.example/', logo)['name']).toBe('Sunny Blinds')
  const named = (text: string) =>
    readAt('https://bh-group.example/', `<title>Acme Blinds, Elgin</title>${text}`)['name']
  expect([named('<p>Acme Blinds</p>'), named('<p>Welcome</p>')]).toEqual(['Acme Blinds', 'Acme Blinds, Elgin'])
})

test.each([
  '<p><strong>Hours</strong>Mon–Fri 9–5</p>',
  '<p>Opening hours<b>Mon–Fri</b>9–5<b>Sat</b>10–4</p>',
  '<ul><li><span>Open</span><span>Mon</span>–<span>Fri</span><em>9am</em>–<em>5pm</em></li></ul>',
  '<p><i class="material-icons">schedule</i>Mon–Fri 9–5</p>',
])('a label is not joined to its value: %s', (html) => {
  expect(compactHours(read(html)['openingHours'] as never)).toMatch(/^Mo-Fr 09:00-17:00/)
})

test.each([
  '<p><i class="material-icons">location_on</i>12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p><span class="material-symbols-outlined">home_pin</span>12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p><span class="icon">location_on</span><span>12 Mill Lane, Elgin, IV30 1AB</span></p>',
  '<p><i class="icon-map">place</i> 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Our address is 12 Mill Lane in Elgin (IV30 1AB). Ring 01632 960101</p>',
  '<p>You find us at 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p><b>Address</b>12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Find us<span>12 Mill Lane</span><span>Elgin</span><span>IV30 1AB</span></p>',
  '<p>📍 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>→ 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>&#xf041; 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>© 2026 Sunny Blinds, 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>© Sunny Blinds Ltd | 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Copyright 2019-2026 Sunny Blinds. 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Registered office: 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Sunny Blinds Ltd, registered in Scotland SC123456. Registered address: 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Visit our showroom at 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Showroom – 12 Mill Lane, Elgin, IV30 1AB</p>',
  '<p>Sunny Blinds, 12 Mill Lane, Elgin, IV30 1AB, T: 01632 960101</p>',
  '<p>Where to find us: 12 Mill Lane, Elgin IV30 1AB</p>',
  '<address>12 Mill Lane<br>Elgin<br>IV30 1AB<br>01632 960101</address>',
  '<li><span>Address</span>12 Mill Lane<br>Elgin<br>IV30 1AB</li>',
  '<p>Address: 12 Mill Lane<br>Elgin IV30 1AB</p>',
])('words around an address are not part of it: %s', (html) => {
  expect(read(`<title>Sunny Blinds</title>${html}`)).toMatchObject(elgin)
})

test.each([
  ['https://sunny.example/', '<p>10 - 24 Mill Lane, Elgin, IV30 1AB</p>', '10-24 Mill Lane', 'Elgin', 'IV30 1AB'],
  ['https://sunny.example/', '<p>10 – 24 Mill Lane<br>Elgin<br>IV30 1AB</p>', '10-24 Mill Lane', 'Elgin', 'IV30 1AB'],
  ['https://sunny.example/', '<p>10 & 12 Mill Lane, Elgin, IV30 1AB</p>', '10 & 12 Mill Lane', 'Elgin', 'IV30 1AB'],
  [
    'https://sunny.example/',
    '<p>Top Floor<br>Old Mill<br>Elgin IV30 1AB</p>',
    'Top Floor, Old Mill',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://soleil.fr/',
    '<li><span>Adresse</span>15, place du Marché<br>74000 Annecy</li>',
    '15, place du Marché',
    'Annecy',
    '74000',
  ],
  [
    'https://sunny.example/',
    '<p>Studio 5, The Old Mill, Elgin, IV30 1AB</p>',
    'Studio 5, The Old Mill',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.example/',
    '<p>Shop 3<br>12 Mill Lane<br>Elgin<br>IV30 1AB</p>',
    'Shop 3, 12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.example/',
    '<p>Curtains designed and made by hand</p><p>12 Mill Lane | Elgin IV30 1AB | 01632 960101</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  ['https://sunny.example/', '<p>Elgin, IV30 | 01632 960101 | hello@sunny.example</p>', undefined, 'Elgin', 'IV30'],
  [
    'https://sunny.example/',
    '<p class="quote-box">12 Mill Lane, Elgin, IV30 1AB</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.example/',
    '<p>Sunny Blinds | 12 Mill Lane | Elgin | IV30 1AB | 01632 960101</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.ie/',
    '<p>12 Main Street<br>Lucan<br>Co. Dublin<br>K78 X2Y3<br>Tel: 01 555 0123</p>',
    '12 Main Street',
    'Lucan',
    'K78 X2Y3',
  ],
  [
    'https://sunny.ie/',
    '<p>12 Main Street<br>Lucan<br>K78 X2Y3<br>01 555 0123</p>',
    '12 Main Street',
    'Lucan',
    'K78 X2Y3',
  ],
  [
    'https://sunny.ie/',
    '<p>12 Main Street, Lucan, K78 X2Y3</p><p>Phone (01) 555 0123</p>',
    '12 Main Street',
    'Lucan',
    'K78 X2Y3',
  ],
  [
    'https://zon.nl/',
    '<p><b>Postadres</b> Postbus 123, 1000 AC Amsterdam</p><p><b>Bezoekadres</b> Kerkstraat 12, 1017 GP, Amsterdam</p>',
    'Kerkstraat 12',
    'Amsterdam',
    '1017 GP',
  ],
  [
    'https://zon.nl/',
    '<p>Postadres<br>Hoofdweg 1, 1000 AC Amsterdam</p><p>Kerkstraat 12, 1017 GP Amsterdam</p>',
    'Kerkstraat 12',
    'Amsterdam',
    '1017 GP',
  ],
  ['https://sunny.example/', '<p>Based in Kendal, LA9, we fit blinds.</p>', undefined, 'Kendal', 'LA9'],
  [
    'https://sonne.de/',
    '<p>Postanschrift: Postfach 12 34, 10901 Berlin</p><p>Hausanschrift: Lindenstraße 4, 10969 Berlin</p>',
    'Lindenstraße 4',
    'Berlin',
    '10969',
  ],
  [
    'https://sunny.example/',
    '<p>Write to: PO Box 12, Elgin IV30 1ZZ</p><p>Showroom: 12 Mill Lane, Elgin, IV30 1AB</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.example/',
    '<p>Registered office: 1 Agency Row, London EC1A 1BB</p><p>12 Mill Lane, Elgin, IV30 1AB</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.example/',
    '<p>Registered office:<br>1 Agency Row, London EC1A 1BB</p><p>12 Mill Lane, Elgin, IV30 1AB</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.example/',
    '<p>Elgin IV30 1AB</p><p>12 Mill Lane, Elgin, IV30 1AB</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  [
    'https://sunny.ie/',
    '<p>Sunny Blinds, 12 Main Street, Lucan, K78 X2Y3, Ireland | P: (01) 555 0123</p>',
    '12 Main Street',
    'Lucan',
    'K78 X2Y3',
  ],
  ['https://zon.nl/', '<p>Kerkstraat 12 1017 GP Amsterdam</p>', 'Kerkstraat 12', 'Amsterdam', '1017 GP'],
  ['https://zon.nl/', '<p>Kerkstraat 12<br>1017GP Amsterdam (Centrum)</p>', 'Kerkstraat 12', 'Amsterdam', '1017 GP'],
  ['https://zon.nl/', '<p>Kerkstraat 12-14, 1017 GP Amsterdam</p>', 'Kerkstraat 12-14', 'Amsterdam', '1017 GP'],
  ['https://zon.nl/', '<p>Adres: Kerkstraat 12a - 1017 GP Amsterdam</p>', 'Kerkstraat 12a', 'Amsterdam', '1017 GP'],
  ['https://sonne.de/', '<p>Lindenstraße 4 10969 Berlin (Kreuzberg)</p>', 'Lindenstraße 4', 'Berlin', '10969'],
  ['https://sonne.de/', '<p>Lindenstraße 4 · 10969 Berlin</p>', 'Lindenstraße 4', 'Berlin', '10969'],
  ['https://soleil.fr/', '<p>48 boulevard Carnot 59800 Lille</p>', '48 boulevard Carnot', 'Lille', '59800'],
  ['https://sole.it/', '<p>Via Garibaldi 15 - 20121 Milano (MI)</p>', 'Via Garibaldi 15', 'Milano', '20121'],
  [
    'https://sol.es/',
    '<p>Calle de Alcalá, 155, local 2. 28009 Madrid</p>',
    'Calle de Alcalá, 155, local 2',
    'Madrid',
    '28009',
  ],
  [
    'https://sonne.de/',
    '<p>Sunny Blinds | Lindenstraße 4 | 10969 Berlin | Fon 030 - 9000 12 34</p>',
    'Lindenstraße 4',
    'Berlin',
    '10969',
  ],
  [
    'https://sonne.de/',
    '<p>Sunny Blinds · Lindenstraße 4 · D-10969 Berlin · Tel. 030 90001234 · info@sonne.de</p>',
    'Lindenstraße 4',
    'Berlin',
    '10969',
  ],
  ['https://sunny.example/', '<p>2–4 Quay Street, Elgin, IV30 1AB</p>', '2-4 Quay Street', 'Elgin', 'IV30 1AB'],
  [
    'https://sunny.example/',
    '<p>Find us at The Old Dairy, Church Street, Malton, North Yorkshire. Call us on 01632 960101.</p>',
    'The Old Dairy, Church Street',
    'Malton',
    undefined,
  ],
  [
    'https://stores.fr/',
    '<p>ZA des Prés, 4 allée du Parc, 35000 Rennes Cedex 2</p>',
    'ZA des Prés, 4 allée du Parc',
    'Rennes',
    '35000',
  ],
  [
    'https://sol.es/',
    '<p>Avda. de la Paz, 12 - 28013 Madrid. Telf. 914 901 234</p>',
    'Avda. de la Paz, 12',
    'Madrid',
    '28013',
  ],
  ['https://sol.es/', '<p>C/ Mayor 12, 28013 Madrid (Madrid)</p>', 'C/ Mayor 12', 'Madrid', '28013'],
  ['https://zon.be/', '<p>Kerkstraat 12 9000 Gent</p>', 'Kerkstraat 12', 'Gent', '9000'],
  [
    'https://sunny.example/',
    '<p>“Lovely blinds!” Mrs Bates, 3 Sea View, Bournemouth BH1 1AA</p><p>12 Mill Lane, Elgin, IV30 1AB</p>',
    '12 Mill Lane',
    'Elgin',
    'IV30 1AB',
  ],
  ['https://sunny.example/', '<p>12 Mill Lane, East London, E1 6AN</p>', '12 Mill Lane', 'East London', 'E1 6AN'],
])('at %s the address %s has its parts', (address, html, street, city, postcode) => {
  expect(readAt(address, `<title>Sunny Blinds</title>${html}`)).toMatchObject({
    ...(street && { address: street }),
    city,
    ...(postcode && { postcode }),
  })
})

const germanText =
  '<title>Rollos nach Maß</title><p>Wir messen und montieren Ihre Rollos und Jalousien in Berlin und im Umland.</p><p>Lindenstraße 4, 10969 Berlin</p>'

test.each([
  ['https://www.rollos.example/', '<p>01632 9601012</p>', undefined],
  ['https://www.rollos.example/', '<p>+44 16329601012</p>', undefined],
  ['https://www.rollos.example/', '<p>01632 960101 / 07700 900123</p>', '01632 960101'],
  ['https://www.rollos.example/', '<p>01632 960101 07700 900123</p>', '01632 960101'],
  [
    'https://www.rollos.example/',
    jsonLd(`{"name":"Sunny","address":"Elgin","telephone":"01632 960101 / 07700 900123"}`),
    '01632 960101',
  ],
  ['https://www.rollos.example/', jsonLd(`{"name":"Sunny","address":"Elgin","telephone":"01632 9601012"}`), undefined],
  ['https://www.rollos.example/', '<a href="tel:01632960101%20/%2007700900123">Call</a>', '01632 960101'],
  ['https://www.rollos.example/', '<a href="tel:016329601012">Call us</a>', undefined],
  ['https://www.rollos.com/', '<html lang="de-CH"><p>044 490 12 34</p></html>', undefined],
  ['https://www.rollos.com/', '<html lang="de-DE"><p>030 90001234</p></html>', '+49 30 90001234'],
  ['https://www.rollos.com/', '<html lang="de_DE"><p>030 90001234</p></html>', '+49 30 90001234'],
  ['https://www.rollos.com/', '<p>12 Main Street, Lucan, K78 X2Y3</p><p>01 555 0123</p>', '+353 1 555 0123'],
  ['https://www.jaloezie.nl/', '<p>020 794 00 18</p>', '+31 20 794 0018'],
  ['https://www.jaloezie.nl/', '<p>020 794 00 181</p>', undefined],
  ['https://www.sunny.example/', '<p>Helpline: 01632 960199</p><p>01632 960101</p>', '01632 960101'],
  [
    'https://www.sunny.example/',
    '<p>12 Mill Lane, Elgin, IV30 1AB</p><p>01632 960101</p><p>Fabrics from Paris, +33 1 99 00 14 42</p>',
    '01632 960101',
  ],
  [
    'https://www.sunny.example/',
    '<html lang="fr"><p>12 Mill Lane, Elgin, IV30 1AB</p><p>01632 960101</p></html>',
    '01632 960101',
  ],
  ['https://www.sunny.example/', '<a href="callto:01632960101">Ring</a>', '01632 960101'],
  ['https://www.sunny.example/', '<p>Emergency: 01632 960199</p>', '01632 960199'],
  ['https://www.sunny.example/', '<p>Tel/Fax: 01632 960101</p><p>01632 960199</p>', '01632 960101'],
  ['https://www.sunny.example/', '<p>Telephone number: 01632 960101</p><p>01632 960199</p>', '01632 960101'],
  ['https://www.sunny.example/', '<p>Ring us rather than sending us a fax</p><p>01632 960101</p>', '01632 960101'],
  ['https://www.jaloezie.nl/', '<p>02079400181</p>', undefined],
  ['https://www.jaloezie.nl/', '<p>020 794 00 18 / 06 12345678</p>', '+31 20 794 0018'],
  ['https://www.voilages.fr/', '<li><span>Tél.</span>01 99 00 14 42</li>', '+33 1 99 00 14 42'],
  ['https://www.toldos.es/', '<p>965 55 56 71 - 600 12 34 71</p>', '+34 965 55 56 71'],
  ['https://www.toldos.es/', '<p>965 55 56 71 7</p>', undefined],
  ['https://www.toldos.es/', '<p>965 55 56 717</p>', undefined],
  ['https://www.voilages.fr/', '<p>01 99 00 14 42</p>', '+33 1 99 00 14 42'],
  ['https://www.voilages.fr/', '<p>01 99 00 14 42 3</p>', undefined],
  ['https://www.voilages.fr/', '<p>01 99 00 14 42 - 06 39 98 14 43</p>', '+33 1 99 00 14 42'],
  ['https://www.rollos.com/', `${germanText}<p>Tel. 030 90001234</p>`, '+49 30 90001234'],
  [
    'https://www.rollos.com/',
    '<title>Stores</title><p>Nous posons vos stores et vos rideaux sur mesure, chez vous et dans toute la région.</p><p>01 99 00 14 42</p>',
    '+33 1 99 00 14 42',
  ],
  [
    'https://www.rollos.com/',
    '<title>Jaloezieën</title><p>Wij meten en monteren uw jaloezieën en gordijnen, en het advies van onze winkel is voor u gratis.</p><p>020 794 00 18</p>',
    '+31 20 794 0018',
  ],
  [
    'https://www.rollos.com/',
    '<title>Tende</title><p>Siamo artigiani e le nostre tende sono su misura per la vostra casa, con la posa.</p><p>02 9475 1234</p>',
    '+39 02 9475 1234',
  ],
  [
    'https://www.rollos.com/',
    '<title>Blinds</title><p>We measure and fit your blinds and curtains for the whole of Moray.</p><p>01632 960101</p>',
    '01632 960101',
  ],
])('of %s, %s has the number %s', (address, html, phone) => {
  expect(readAt(address, html)['phone']).toBe(phone)
})

test.each([
  ['info [at] sunnyblinds [dot] example', 'info@sunnyblinds.example'],
  ['Write to info AT sunnyblinds DOT example', 'info@sunnyblinds.example'],
  ['info (arobase) sunnyblinds.example', 'info@sunnyblinds.example'],
  ['info arroba sunnyblinds.example', 'info@sunnyblinds.example'],
  ['info(chiocciola)sunnyblinds(punto)example', 'info@sunnyblinds.example'],
  ['info(@)sunnyblinds.example', 'info@sunnyblinds.example'],
  ['info [a] sunnyblinds [punkt] example', 'info@sunnyblinds.example'],
  ['<a href="mailto:web@studio.example">Site by Studio</a> info@sunnyblinds.example', 'info@sunnyblinds.example'],
  ['Designed by <a href="mailto:web@studio.example">Studio</a><br>sunny@gmail.com', 'sunny@gmail.com'],
  ['<a data-cfemail="432a2d252c03303637">x</a> noreply@sunnyblinds.example', undefined],
  ['privacy@sunnyblinds.example sunny@gmail.com', 'sunny@gmail.com'],
  ['Designed by Studio, web@studio.example<br>sunny@gmail.com', 'sunny@gmail.com'],
  ["Write to ’info@sunnyblinds.example’ or 'sunny@gmail.com'", 'info@sunnyblinds.example'],
  ["o'brien@sunnyblinds.example", undefined],
  ['<a href="mailto:info [at] sunnyblinds.example">Write to us</a>', 'info@sunnyblinds.example'],
  ['o’brien@sunnyblinds.example', undefined],
  ['büro@sunnyblinds.example', undefined],
  ['sunny@gmail.com info@mail.sunnyblinds.example', 'info@mail.sunnyblinds.example'],
  [
    '<a href="/cdn-cgi/l/email-protection#432a2d252c0330362d2d3a212f2a2d27306d263b222e332f26">x</a>',
    'info@sunnyblinds.example',
  ],
  [
    "<script>var addy12 = 'info' + '&#64;'; addy12 = addy12 + 'sunnyblinds' + '.' + 'example'</script>",
    'info@sunnyblinds.example',
  ],
])('the email address of %s', (html, email) => expect(read(`<p>${html}</p>`)['email']).toBe(email))

test('an email address at the site’s domain is the business’s, also on a site of that domain', () => {
  const html = '<title>Sunny Blinds</title><p>sunny@gmail.com info@sunny.example</p>'
  expect(readAt('https://shop.sunny.example/', html)['email']).toBe('info@sunny.example')
})

test.each<[what: string, lang: string, text: string, address: Record<string, string>]>([
  [
    'a telephone number below an address abroad is no part of it',
    'en-IE',
    '4 Bridge Street,<br>Athlone,<br>Co. Westmeath,<br>N37 X2P1<br>Ireland<p>Ph: (090) 649 0371</p>',
    { address: '4 Bridge Street', city: 'Athlone', county: 'Co. Westmeath', postcode: 'N37 X2P1', country: 'Ireland' },
  ],
  [
    'who runs the business and by which law it says so are no part of its address',
    'de',
    '<p>Angaben gemäß § 5 DDG</p><p>Inhaberin: Ida Sommer<br>Ringstraße 8<br>01067 Dresden</p>',
    { address: 'Ringstraße 8', city: 'Dresden', postcode: '01067', country: 'Germany' },
  ],
])('%s', (_, lang, text, address) => {
  expect(
    read(`<html lang="${lang}"><title>Sunny Blinds</title><body><h1>Sunny Blinds</h1>${text}</body></html>`),
  ).toMatchObject(address)
})

const shown = '<p>Sunny Blinds, 12 Mill Lane, Elgin IV30 1AB</p><p>01632 960101</p><p>Mon-Fri 9-5</p>'
const createSample = (address: object | string, more = {}) =>
  jsonLd(JSON.stringify({ '@type': 'LocalBusiness', name: 'Sunny Blinds', address, ...more }))

test.each([
  ['a text', '500 Terry Street\nSan Francisco, CA 94158\nUnited States'],
  ['parts', { streetAddress: '500 Terry Street', addressLocality: 'San Francisco', addressCountry: 'US' }],
  ['parts without a country', { streetAddress: '1 Sunset Way', addressLocality: 'Springfield', postalCode: '62704' }],
  ['a country alone', { addressCountry: 'United States' }],
  [
    'another country of ours',
    { streetAddress: 'Ringstr. 1', addressLocality: 'Berlin', postalCode: '10115', addressCountry: 'DE' },
  ],
])('a foreign place in the structured data that the page does not show is not the business’s: %s', (_, address) => {
  const sample = createSample(address, { telephone: '+1 415 555 0132', openingHours: 'Mo-Su 00:00-24:00' })
  const listing = read(`<title>Sunny Blinds</title>${sample}${shown}`)
  expect(listing).toMatchObject({ ...elgin, phone: '01632 960101' })
  expect(compactHours(listing['openingHours'] as never)).toBe('Mo-Fr 09:00-17:00')
  expect(listing['country']).toBeUndefined()
})

test('a place in the structured data stays if it is in the page’s country or shown on the page', () => {
  const york = { streetAddress: '4 Low Row', addressLocality: 'York', postalCode: 'YO1 7HH' }
  expect(read(`${createSample(york)}${shown}`)).toMatchObject({ address: '4 Low Row', postcode: 'YO1 7HH' })
  const berlin = { streetAddress: 'Ringstr. 1', addressLocality: 'Berlin', postalCode: '10115', addressCountry: 'DE' }
  for (const part of ['Ringstr. 1, 10115 Berlin', 'Ringstr. 1', '10115'])
    expect(read(`${createSample(berlin)}<p>${part}</p>${shown}`), part).toMatchObject({ city: 'Berlin' })
  const elsewhere = read(
    `${createSample('500 Terry Street, San Francisco, CA 94158, USA', { telephone: '01632 960101' })}<p>01632 960199</p>${shown}`,
  )
  expect(elsewhere, 'its number is shown').toMatchObject({ ...elgin, phone: '01632 960101' })
})

const data = (value: object, attributes = 'type="application/json"') =>
  `<title>Sunny Blinds</title><script ${attributes}>${JSON.stringify(value)}</script>`
const business = {
  name: 'Sunny Blinds',
  telephone: '01632 960101',
  address: { streetAddress: '12 Mill Lane', addressLocality: 'Elgin', postalCode: 'IV30 1AB' },
}

test('a business in a page’s script data is read if it has schema.org’s names', () => {
  const next = data({ props: { pageProps: { site: { business } } } }, 'id="__NEXT_DATA__" type="application/json"')
  expect(read(next)).toMatchObject({ ...elgin, phone: '01632 960101' })
  const inPlain = { name: 'Sunny Blinds', phone: '01632 960101', street: '12 Mill Lane', zip: 'IV30 1AB' }
  const supplier = { ...business, name: 'Louvolite' }
  for (const other of [inPlain, { suppliers: [supplier] }, { offer: { name: 'Sunny Blinds', address: 'none' } }])
    expect(read(data(other))).not.toHaveProperty('phone')
  expect(read('<title>Sunny Blinds</title><script type="application/json">{"name": "Sunny</script>')).toMatchObject({
    name: 'Sunny Blinds',
  })
})

test('a description is found whatever the case of its name', () => {
  expect(read('<TITLE>Sunny Blinds</TITLE><META NAME="Description" CONTENT="Blinds made here">')).toMatchObject({
    description: 'Blinds made here',
  })
  expect(read(`<title>Sunny Blinds</title><meta name="description" content='The "best" blinds'>`)).toMatchObject({
    description: 'The "best" blinds',
  })
})

test.each(['Window Wizard', 'The Blind Man', 'Coming Soon Blinds', 'Parked Awnings'])(
  'a firm may be called %s',
  (name) => {
    const listing = read(`<title>${name}</title><h1>${name}</h1><p>12 Mill Lane, Elgin IV30 1AB, 01632 960101</p>`)
    expect(listing).toMatchObject({ name, phone: '01632 960101' })
  },
)

test.each([
  '<p>"They fitted ours at 3 Sea View, Poole, Dorset"</p>',
  '<p>3 Sea View, Poole, Dorset, said "perfect fit"</p>',
  '<p>"Lovely blinds" Mrs Bates, 3 Sea View, Poole, Dorset</p>',
  '<p>12 Mill Lane, LS1, LS2</p>',
  '<p>LS1, LS2</p>',
])('%s is no address', (html) => {
  const { address, city, postcode } = readAt('https://sunny.example/', `<title>Sunny Blinds</title>${html}`)
  expect([address, city, postcode]).toEqual([undefined, undefined, undefined])
})
