import { serverAudits } from 'graphql-http'
import { afterAll, expect, test } from 'vitest'
import { testSessionSite } from '../testing/test-session-site.ts'

const site = await testSessionSite()
afterAll(site.close)

const audits = serverAudits({ url: `${site.origin}/graphql` })

test('there are 61 audits of GraphQL over HTTP', () => {
  expect(audits).toHaveLength(61)
})

test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
  const result = await audit.fn()
  expect(result.status === 'ok' ? '' : `${result.status}: ${result.reason}`).toBe('')
})
