import { expect, test } from 'vitest'
import { createNetworkHosts } from '../ads/network-hosts.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openStreets } from '../pages/streets/open-streets.ts'
import { readEnv } from '../process/env.ts'
import { securityHeaders } from './security-headers.ts'

/** SHA-256 of "begin()". */
const hash = "'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='"

const headersAt = async (setHeaders: ReturnType<typeof securityHeaders>, path: string) => {
  const headers = new Map<string, string>()
  const ctx = { path, state: {}, set: (name: string, value: string) => headers.set(name, value) }
  await setHeaders(ctx as never, async () => {})
  return headers
}
const policyAt = async (...at: Parameters<typeof headersAt>) => (await headersAt(...at)).get('content-security-policy')!
const policyWith = (settings: Record<string, string>, path = '/map', mapHosts: string[] = []) =>
  policyAt(securityHeaders(readEnv(settings), { inlineScripts: ['begin()'], mapHosts }), path)

test('pages may reach Mapbox only with a token', async () => {
  expect(await policyWith({})).not.toContain('mapbox')
  const { hosts } = await openStreets(readEnv({ MAPBOX_TOKEN: 'pk.test' }))
  const policy = await policyWith({}, '/map', hosts)
  expect(policy).toContain("connect-src 'self' https://*.mapbox.com;")
  expect(policy).toContain("img-src 'self' data: blob: https://*.mapbox.com;")
  expect(policy).toContain(`script-src 'self' ${hash};`)
})

const closed = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"

test('the explorer is our own and reaches no other host; the Sandbox is a setting, or for development', async () => {
  const own = `default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; ${closed}`
  const explorer = (settings: Record<string, string>) => policyWith(settings, '/graphql')
  expect(await explorer({})).toBe(own)
  const both: Record<string, string>[] = [{ GRAPHQL_SANDBOX: 'true' }, { NODE_ENV: 'development' }]
  for (const settings of both) {
    const sandbox = await explorer(settings)
    expect(sandbox).toContain("script-src 'self' 'unsafe-inline' https://*.apollographql.com;")
    expect(sandbox).toContain(closed)
    expect(await policyWith({ GRAPHQL_SANDBOX: 'true' }, '/graphiql')).toBe(own)
  }
})

test('a site with HTTPS is reached by HTTPS only', async () => {
  const headers = async (SITE_URL: string) => {
    const set = await headersAt(securityHeaders(readEnv({ SITE_URL })), '/')
    const isUpgraded = set.get('content-security-policy')!.includes('upgrade-insecure-requests')
    return [set.get('strict-transport-security'), isUpgraded]
  }
  expect(await headers('https://directory.test')).toEqual(['max-age=31536000', true])
  expect(await headers('http://directory.test')).toEqual([undefined, false])
})

test('pages may reach the active advertising network’s hosts only', async () => {
  const database = await testDatabase()
  try {
    const network = createNetworkHosts(database.pool)
    const setHeaders = securityHeaders(readEnv({}), { adNetwork: network.now, inlineScripts: ['begin()'] })
    const readPolicy = async (settings: string) => {
      await database.pool.query(`update ad_settings set ${settings}`)
      await network.refresh()
      return policyAt(setHeaders, '/map')
    }
    const none = await policyWith({})
    const adsense = await readPolicy(
      "is_enabled = true, is_test_mode = false, publisher = 'google_adsense', publisher_id = 'ca-pub-1234567890123456'",
    )
    expect(adsense).toContain(
      `script-src 'self' ${hash} https://pagead2.googlesyndication.com https://*.adtrafficquality.google;`,
    )
    expect(adsense).toContain('frame-src https://googleads.g.doubleclick.net https://*.googlesyndication.com')
    expect(adsense).toContain("img-src 'self' data: blob: https://pagead2.googlesyndication.com")
    expect(adsense).not.toContain('media.net')
    const medianet = await readPolicy("publisher = 'media_net', publisher_id = '8CU1A2B3C'")
    expect(medianet).toContain(`script-src 'self' ${hash} https://*.media.net;`)
    expect(medianet).not.toContain('google')
    for (const quiet of [
      "publisher = 'direct_deal'",
      "publisher = 'media_net', is_test_mode = true",
      'is_test_mode = false, is_enabled = false',
      "is_enabled = true, publisher_id = ''",
    ]) {
      expect(await readPolicy(quiet)).toBe(none)
    }
  } finally {
    await database.close()
  }
})
