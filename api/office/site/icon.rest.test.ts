import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { handleErrors } from '../../http/handle-errors.ts'
import { pictureStore } from '../../pictures/picture-store.ts'
import { readEnv } from '../../process/env.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { iconRoutes } from './icon.rest.ts'
import { iconLinks } from './site-icons.ts'
import { createEffectiveSettings } from './effective-settings.ts'

const database = await testDatabase()
const { pool } = database
const folder = await mkdtemp(join(tmpdir(), 'icons-'))
const env = readEnv({ LOG_LEVEL: 'silent', SITE_NAME: 'Blinds of Kent', DATA_DIR: folder })
const site = createEffectiveSettings(pool, env)
const app = new Koa()
  .use(handleErrors)
  .use((ctx, next) => {
    ctx.state.context = { env }
    return next()
  })
  .use(iconRoutes(site.icons).routes())
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
const again = async (etag: string) => {
  const { port } = server.address() as AddressInfo
  const iconRequest = request({
    port,
    host: '127.0.0.1',
    path: '/favicon.ico',
    headers: { 'if-none-match': etag },
  }).end()
  const [answer] = (await once(iconRequest, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}
const readColours = async (path: string) => {
  const { data, info } = await sharp(Buffer.from(await (await get(path)).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)].map((part) => Math.round(part / 16))
  return { side: info.width, top: at(info.width >> 1, 1), middle: at(info.width >> 1, info.height >> 1) }
}
const set = async (accent: string, logo: string) => {
  await pool.query(
    `insert into site_settings (id, accent_colour, logo_url) values (1, $1, $2)
     on conflict (id) do update set accent_colour = excluded.accent_colour, logo_url = excluded.logo_url`,
    [accent, logo],
  )
  await site.refresh()
}
const addresses = () => [...iconLinks(site.icons()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
const part = (hex: number) => Math.round(hex / 16)

test('icons have the accent and the logo; their addresses change with them and are cached for ever', async () => {
  await site.refresh()
  const before = addresses()
  expect(before).toEqual([
    expect.stringMatching(/^\/icons\/[0-9a-f]{16}\/mark\.svg$/),
    expect.stringMatching(/\/180\.png$/),
    expect.stringMatching(/\/site\.webmanifest$/),
  ])
  expect(await readColours(before[1]!)).toMatchObject({ side: 180, top: [0x1f, 0x5b, 0x4f].map(part) })
  expect(iconLinks(site.icons())).toContain(
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
  )
  expect(iconLinks(site.icons())).toContain('content="#151c1d" media="(prefers-color-scheme: dark)"')
  const first = await get('/favicon.ico')
  const etag = first.headers.get('etag')!
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(await again(etag)).toBe(304)

  await set('#7a1f4b', '')
  const accented = addresses()
  expect(iconLinks(site.icons()).match(/theme-color" content="#7a1f4b"/g)).toHaveLength(2)
  expect(accented).not.toEqual(before)
  expect(await (await get(accented[0]!)).text()).toContain('fill="#7a1f4b"')
  expect(await again(etag)).toBe(200)

  const logo = `${'0f'.repeat(16)}-300x100.webp`
  const blue = { create: { width: 300, height: 100, channels: 3, background: '#1030e0' } } as const
  await pictureStore(env).write(logo, await sharp(blue).webp({ lossless: true }).toBuffer())
  await set('#7a1f4b', `/pictures/${logo}`)
  const own = addresses()
  const [frame, picture] = [
    [0x7a, 0x1f, 0x4b],
    [0x10, 0x30, 0xe0],
  ].map((colour) => colour.map(part))
  for (const [path, side] of [
    [own[0]!, 48],
    [own[1]!, 180],
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
  ] as const)
    expect(await readColours(path), path).toEqual({ side, top: frame, middle: picture })
  const answer = await get(own[1]!)
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/png',
    'public, max-age=31536000, immutable',
  ])
  expect((await get(accented[1]!)).headers.get('cache-control')).toBe('no-cache')
  const manifest = (await (await get(own[2]!)).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Blinds of Kent', theme_color: '#7a1f4b' })
  for (const { src } of manifest.icons) expect((await readColours(src)).middle).toEqual(picture)
  const missing = await get(own[1]!.replace('180', '181'))
  expect([missing.status, await missing.json()]).toEqual([404, { message: 'This icon does not exist' }])
})

test('an icon whose colour changes while it is drawn is not served in the old one later', async () => {
  const logo = `${'2d'.repeat(16)}-3000x3000.webp`
  const large = { create: { width: 3000, height: 3000, channels: 3, background: '#1030e0' } } as const
  await pictureStore(env).write(logo, await sharp(large).webp({ lossless: true }).toBuffer())
  await set('#7a1f4b', `/pictures/${logo}`)
  const drawn = ['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png'].map(get)
  await get('/icons/before/mark.svg') // they have begun
  await set('#1030e0', '')
  await get('/favicon.ico')
  expect((await Promise.all(drawn)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await readColours('/icon-512.png')).top).toEqual([0x10, 0x30, 0xe0].map(part))
})

test('without a stored logo, icons have the mark', async () => {
  for (const logo of ['/pictures/logo.png', `/pictures/${'1e'.repeat(16)}-300x100.webp`]) {
    await set('#7a1f4b', logo)
    expect((await readColours('/apple-touch-icon.png')).top).toEqual([0x7a, 0x1f, 0x4b].map(part))
  }
})
