import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { jpegWithPlace, plain } from './picture.build.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
const site = await testSite({ DATA_DIR: dataDir })
const { pool } = site.database
afterAll(async () => {
  await site.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => site.as(site.admin))

const upload = async (file: Buffer, { query = '', type = 'image/png' } = {}) => {
  const answer = await fetch(`${site.origin}/api/admin/pictures${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(file),
  })
  return { status: answer.status, json: await answer.json() }
}
const download = async (address: string) => {
  const answer = await fetch(site.origin + address)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('an uploaded picture', () => {
  test('is sent to everybody for ever, in three sizes, as AVIF and WebP, upright and without what its camera noted', async () => {
    const { status, json } = await upload(await jpegWithPlace())
    expect(status).toBe(201)
    expect(json).toEqual({
      url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-400x800\.webp$/),
      width: 400,
      height: 800,
    })
    site.as(undefined)
    for (const size of ['400x800', '200x400', '100x200']) {
      for (const type of ['avif', 'webp']) {
        const { status, headers, bytes } = await download(json.url.replace('400x800.webp', `${size}.${type}`))
        expect(status).toBe(200)
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        const { width, height, exif, icc, orientation, format } = await sharp(bytes).metadata()
        expect([`${width}x${height}`, exif, icc, orientation]).toEqual([size, undefined, undefined, undefined])
        expect(format).toBe(type === 'avif' ? 'heif' : 'webp')
        expect(bytes.includes('GPS')).toBe(false)
      }
    }
    expect((await download(json.url.replace('400x800.webp', '300x600.webp'))).status).toBe(404)
  })

  test('is one, however often it is sent', async () => {
    const file = await plain(64, 64)
    const [first, second] = [await upload(file), await upload(file)]
    expect(second.json).toEqual(first.json)
    const { rows } = await pool.query('select username, width from picture where hash = $1', [
      first.json.url.slice(10, 42),
    ])
    expect(rows).toEqual([{ username: 'ada', width: 64 }])
    const names = await readdir(join(dataDir, 'uploads/pictures', first.json.url.slice(10, 12)))
    expect(names.filter((name) => name.startsWith(first.json.url.slice(10, 42)))).toHaveLength(6)
  })

  test('is cut to the size of its place, twice that where it is large enough, and refused where it is too small', async () => {
    const cut = async (width: number, height: number) =>
      (await upload(await plain(width, height), { query: '?width=300&height=250' })).json
    expect(await cut(400, 400)).toMatchObject({ width: 300, height: 250 })
    expect(await cut(800, 600)).toMatchObject({ width: 600, height: 500 })
    expect(await cut(299, 600)).toEqual({
      message: 'This picture is 299 × 600 pixels, and this place needs 300 × 250.',
      fields: { picture: 'This picture is 299 × 600 pixels, and this place needs 300 × 250.' },
    })
    expect((await upload(await plain(20, 20), { query: '?width=300' })).json.message).toBe(
      'Please give a width and a height from 16 to 800 pixels, or neither.',
    )
  })

  test('comes from administrators only, and from no form', async () => {
    const file = await plain(20, 20)
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])
      expect((await upload(file, { type })).status).toBe(415)
    for (const [who, status] of [
      [undefined, 401],
      [site.user, 403],
    ] as const) {
      site.as(who)
      expect((await upload(file)).status).toBe(status)
    }
  })
})
