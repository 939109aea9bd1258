import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa, { type Context as KoaContext } from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { createAdmission } from '../server/admission.ts'
import { PublicError } from '../server/errors.ts'
import { sendBusyPage } from './busy-page.ts'

test('without capacity a page says so; it is not cached, and crawlers come back', async () => {
  const admission = createAdmission({ maxRunning: 0, maxWaiting: 0 })
  const app = new Koa().use((ctx) => admission.run({ ip: ctx.ip }, () => {}).catch(sendBusyPage(ctx)))
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/suppliers`)
  const { status, headers } = answer
  expect([status, headers.get('retry-after'), headers.get('cache-control'), headers.get('content-type')]).toEqual([
    503,
    '5',
    'no-store',
    'text/html; charset=utf-8',
  ])
  const html = await answer.text()
  expect(html).toContain('<html lang="en-GB">')
  expect(html).toContain('<meta name="viewport"')
  expect(html, 'leads to the same page').toContain('<a href="">Try Again</a>')
  expect(html).toContain('<p>The site is very busy at the moment. Please try again in a few seconds.</p>')
})

test('another error is not shown as a busy site', () => {
  const error = new PublicError('NOT_FOUND', 'There is none')
  expect(() => sendBusyPage({} as KoaContext)(error)).toThrow(error)
})
