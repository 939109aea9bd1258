import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { securityHeaders } from './security-headers.ts'

const policyWith = async (settings: Record<string, string>) => {
  const headers = new Map<string, string>()
  const ctx = { path: '/map', set: (name: string, value: string) => headers.set(name, value) }
  await securityHeaders(readEnv(settings))(ctx as never, async () => {})
  return headers.get('content-security-policy')!
}

test('pages may reach Mapbox only where the operator has a token for it', async () => {
  expect(await policyWith({})).not.toContain('mapbox')
  const policy = await policyWith({ MAPBOX_TOKEN: 'pk.test' })
  expect(policy).toContain("connect-src 'self' https://*.mapbox.com;")
  expect(policy).toContain("img-src 'self' data: blob: https://*.mapbox.com;")
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules';")
})
