import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchPage } from './fetch-page.ts'
import { localSettings, localSite, type LocalSite } from '../testing/local-site.ts'
import { checkUrl, isPublicAddress, type ResolvedAddress } from './public-address.ts'
import { Disallowed } from './page-errors.ts'

let site: LocalSite
beforeAll(async () => {
  site = await localSite((_, response, path) => {
    if (path === '/to-private') response.writeHead(302, { location: `http://127.0.0.1:${site.port}/secret` })
    if (path === '/to-metadata') response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data/' })
    if (path === '/to-file') response.writeHead(302, { location: 'file:///etc/passwd' })
    response.end('<p>secret</p>')
  })
})
beforeEach(() => {
  site.asked.length = 0
})
afterAll(() => site.close())

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.254',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '5f00::1',
  'no address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '192.169.0.1',
  '2a00:1450:4009::200e',
  '2606:4700::1111',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  ['decimal', 'http://2130706433/'],
  ['octal', 'http://0177.0.0.1/'],
  ['hex', 'http://0x7f.1/'],
  ['hex in one', 'http://0x7f000001/'],
  ['short', 'http://127.1/'],
  ['IPv6', 'http://[::1]/'],
  ['mapped', 'http://[::ffff:127.0.0.1]/'],
  ['mapped in hex', 'http://[::ffff:7f00:1]/'],
  ['NAT64', 'http://[64:ff9b::7f00:1]/'],
  ['full-width digits', 'http://１２７.0.0.1/'],
  ['dot at the end', 'http://127.0.0.1./'],
  ['link-local', 'http://169.254.169.254/latest/meta-data'],
])('a private address is refused before any request: %s', (_, url) => {
  expect(() => checkUrl(url, [])).toThrow('This address is on a private network')
})

test.each([
  ['ftp://example.com/', 'Only addresses that start with http:// or https:// are fetched'],
  ['file:///etc/passwd', 'Only addresses that start with http:// or https:// are fetched'],
  ['javascript:alert(1)', 'Only addresses that start with http:// or https:// are fetched'],
  ['gopher://example.com:70/', 'Only addresses that start with http:// or https:// are fetched'],
  ['http://me:secret@example.com/', 'Addresses with a password are not fetched'],
  ['http://example.com:22/', 'Only ports 80 and 443 are allowed'],
  ['https://example.com:8443/', 'Only ports 80 and 443 are allowed'],
  [`http://example.com/${'a'.repeat(2000)}`, 'Addresses of more than 2000 characters are not fetched'],
  ['http://', 'This is not a web address'],
  ['blinds', 'This is not a web address'],
])('%s is refused', (url, message) => expect(() => checkUrl(url, [])).toThrow(message))

test('an allowed host is allowed on its port only', () => {
  const allowed = ['*.localhost:5080', 'printer.lan', '[::1]:8080']
  expect(checkUrl('http://yell.localhost:5080/', allowed).isAllowed).toBe(true)
  expect(checkUrl('http://printer.lan:9100/', allowed).isAllowed).toBe(true)
  expect(checkUrl('http://[::1]:8080/', allowed).isAllowed).toBe(true)
  expect(() => checkUrl('http://yell.localhost:5432/', allowed)).toThrow('Only ports 80 and 443')
  expect(() => checkUrl('http://localhost:5080/', allowed)).toThrow('Only ports 80 and 443')
  expect(checkUrl('http://evil-printer.lan/', allowed).isAllowed).toBe(false)
  expect(checkUrl('https://shop.lan./', ['Shop.lan:443']).isAllowed).toBe(true)
  expect(checkUrl('http://shop.lan/', ['shop.lan:443']).isAllowed).toBe(false)
  expect(checkUrl('http://shop.lan/', ['shop.lan:80']).isAllowed).toBe(true)
})

const resolving =
  (...addresses: string[]) =>
  async (): Promise<ResolvedAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const expectRefused = async (url: string, resolve: () => Promise<ResolvedAddress[]>) => {
  await expect(fetchPage(url, { ...localSettings(site), resolve })).rejects.toThrow(Disallowed)
  expect(site.asked).toEqual([])
}

test('a name on a private network is refused', async () => {
  await expectRefused('http://innocent.example/', resolving('127.0.0.1'))
  await expectRefused('http://innocent.example/', resolving('::ffff:10.0.0.1'))
  await expectRefused('http://localhost/', resolving('127.0.0.1'))
})

test('one private address among public ones is enough', () =>
  expectRefused('http://innocent.example/', resolving('8.8.8.8', '192.168.0.10')))

test('a name without an address is no answer', () =>
  expect(fetchPage('http://nowhere.example/', { ...localSettings(site), resolve: async () => [] })).rejects.toThrow(
    'No response from nowhere.example: nowhere.example could not be found',
  ))

test('a name is resolved once, and the connection uses the checked address', async () => {
  let lookups = 0
  const resolve = async (): Promise<ResolvedAddress[]> => [
    { address: ++lookups === 1 ? '127.0.0.1' : '10.9.8.7', family: 4 },
  ]
  const settings = { ...localSettings(site), allowedHosts: [`rebinding.example:${site.port}`], resolve }
  expect(await fetchPage(`http://rebinding.example:${site.port}/page`, settings)).toMatchObject({ outcome: 'ok' })
  expect(lookups).toBe(1)
})

test('a second, private resolution is refused, since each connection is checked', async () => {
  let lookups = 0
  const resolve = async (): Promise<ResolvedAddress[]> => [
    { address: ++lookups === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 },
  ]
  await expectRefused('http://rebinding.example/', resolve)
  await expectRefused('http://rebinding.example/', resolve)
})

test.each(['/to-private', '/to-metadata', '/to-file'])(
  'a redirect is checked like a typed address: %s',
  async (path) => {
    const url = `http://shop.localhost:${site.port}${path}`
    await expect(fetchPage(url, localSettings(site))).rejects.toThrow(Disallowed)
    expect(site.asked).toEqual([path])
  },
)
