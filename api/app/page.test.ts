import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../server/env.ts'
import { metrics } from '../server/metrics.ts'
import { valueOf } from '../testing/value-of.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './page.ts'
import { createPipeline } from './pipeline.ts'
import { createSchema } from './schema.ts'

const folder = await mkdtemp(join(tmpdir(), 'directory-page-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a build leaves, with one page that says whether there is demo data. */
const build = {
  'client/.vite/manifest.json': '{"web/begin.ts":{"file":"assets/begin.js"}}',
  'client/web/index.html': '<!--head--><!--body--><noscript><!--noscript--></noscript>',
  'client/web/graphiql.html': '',
  'client/assets/a.js': '',
  'server/server.js': `export const render = async ({ config }) =>
    ({ status: 200, head: '', styles: '', body: 'demo data: ' + config.hasDemoData, data: '', modules: [], tags: [] })`,
}
for (const [path, text] of Object.entries(build)) {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

test('a database that is silent costs a page one short wait; what was made without it, or for who has just written, is not kept', async () => {
  let hasDemoData = (): Promise<boolean> => new Promise(() => {})
  const pages = await createPages({
    env: readEnv({}),
    pipeline: createPipeline(createSchema()),
    hasDemoData: () => hasDemoData(),
    cache: createPageCache(),
    silentMs: 20,
    from: folder,
  })
  const app = new Koa().use((ctx, next) => {
    ctx.state.context = { ip: '192.0.2.1', hasJustWritten: ctx.headers.cookie === 'wrote=1' }
    return next()
  })
  const server = app.use(pages).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = async (headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
    return [answer.status, answer.headers.get('retry-after'), await answer.text()]
  }
  const rendered = await valueOf(metrics.pageSeconds)
  const silent = await ask()
  expect(silent).toEqual([503, '30', expect.stringContaining('This page could not be shown. Please try again')])
  hasDemoData = async () => Promise.reject(new Error('refused'))
  expect(await ask()).toEqual([200, null, expect.stringContaining('demo data: false')])
  hasDemoData = async () => true
  expect(await ask()).toEqual([200, null, expect.stringContaining('demo data: true')])
  expect(await valueOf(metrics.pageSeconds)).toBe(rendered + 3)
  hasDemoData = () => new Promise(() => {})
  expect(await ask()).toEqual([200, null, expect.stringContaining('demo data: true')])
  expect(await valueOf(metrics.pageSeconds)).toBe(rendered + 3) // one that is kept is not rendered
  hasDemoData = async () => false
  const whoHasJustWritten = await ask({ cookie: 'wrote=1' })
  expect(whoHasJustWritten).toEqual([200, null, expect.stringContaining('demo data: false')])
  expect(await ask()).toEqual([200, null, expect.stringContaining('demo data: true')])
  server.close()
})
