import { expect, test } from 'vitest'
import { createNetworkHosts, type NetworkHosts } from '../ads/network-hosts.ts'
import { testDatabase } from '../testing/test-database.ts'
import { readEnv } from '../server/env.ts'
import { securityHeaders } from './security-headers.ts'

const policyWith = async (settings: Record<string, string>, adNetwork?: () => NetworkHosts | undefined) => {
  const headers = new Map<string, string>()
  const ctx = { path: '/map', set: (name: string, value: string) => headers.set(name, value) }
  await securityHeaders(readEnv(settings), adNetwork)(ctx as never, async () => {})
  return headers.get('content-security-policy')!
}

test('pages may reach Mapbox only where the operator has a token for it', async () => {
  expect(await policyWith({})).not.toContain('mapbox')
  const policy = await policyWith({ MAPBOX_TOKEN: 'pk.test' })
  expect(policy).toContain("connect-src 'self' https://*.mapbox.com;")
  expect(policy).toContain("img-src 'self' data: blob: https://*.mapbox.com;")
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules';")
})

test('pages may reach the hosts of the advertising network at work, and of no other', async () => {
  const database = await testDatabase()
  try {
    const network = createNetworkHosts(database.pool)
    const policyOf = async (settings: string) => {
      await database.pool.query(`update ad_settings set ${settings}`)
      await network.refresh()
      return policyWith({}, network.now)
    }
    const none = await policyWith({})
    const adsense = await policyOf(
      "is_enabled = true, is_test_mode = false, publisher = 'google_adsense', publisher_id = 'ca-pub-1234567890123456'",
    )
    expect(adsense).toContain(
      "script-src 'self' 'inline-speculation-rules' https://pagead2.googlesyndication.com https://*.adtrafficquality.google;",
    )
    expect(adsense).toContain('frame-src https://googleads.g.doubleclick.net https://*.googlesyndication.com')
    expect(adsense).toContain("img-src 'self' data: blob: https://pagead2.googlesyndication.com")
    expect(adsense).not.toContain('media.net')
    const medianet = await policyOf("publisher = 'media_net', publisher_id = '8CU1A2B3C'")
    expect(medianet).toContain("script-src 'self' 'inline-speculation-rules' https://*.media.net;")
    expect(medianet).not.toContain('google')
    for (const quiet of [
      "publisher = 'direct_deal'",
      "publisher = 'media_net', is_test_mode = true",
      'is_test_mode = false, is_enabled = false',
      "is_enabled = true, publisher_id = ''",
    ]) {
      expect(await policyOf(quiet)).toBe(none)
    }
  } finally {
    await database.close()
  }
})
