import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { mkdtemp, readdir, readFile as readBytes, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { localSite } from '../testing/local-site.ts'
import { showRemotePictures } from '../scraping/pictures/show-remote.task.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { isLong } from '../testing/long.ts'
import { s3StandIn } from '../testing/fake-s3.ts'
import { testSite } from '../testing/test-site.ts'
import { hostileFiles, mutatedFiles } from '../testing/build/hostile.fixtures.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.task.ts'
import { jpegWithPlace, blankPng } from '../testing/build/picture.fixtures.ts'
import { pictureLimits } from './picture.rest.ts'
import { maxPictureBytes } from './picture.rules.ts'
import { storePicture, type PictureFile } from './store-picture.ts'
import { pictureStore } from './picture-store.ts'

/** The bucket never responds by itself. */
const unanswered: ServerResponse[] = []

const shop = await localSite((request, response, path) => {
  const send = (body: Buffer | string) => response.end(body)
  if (path.startsWith('/slow/')) unanswered.push(response)
  else if (path === '/logo.png') void blankPng(200, 100).then(send)
  else if (path === '/moved.png') response.writeHead(302, { location: '/logo.png' }).end()
  else if (path === '/round.png') response.writeHead(302, { location: '/round.png' }).end()
  else if (path === '/inside.png') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  else if (path === '/page.png') send('<h1>No picture</h1>')
  else if (path === '/large.png') send(Buffer.alloc(maxPictureBytes + 1))
  else response.writeHead(404).end()
})
const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'))
const site = await testSite({ DATA_DIR: dataDir, SOURCE_ALLOWED_HOSTS: `shop.localhost:${shop.port}` })
const { pool } = site.database
const make = build(pool)
const job = { env: site.env, database: site.database }
afterAll(async () => {
  await site.close()
  await shop.close()
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
  test('is served for ever, in three sizes, as AVIF and WebP, upright and without camera metadata', async () => {
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

  test('is stored once, however often it is sent', async () => {
    const file = await blankPng(64, 64)
    const [first, second] = [await upload(file), await upload(file)]
    expect(second.json).toEqual(first.json)
    const { rows } = await pool.query('select username, width from picture where hash = $1', [
      first.json.url.slice(10, 42),
    ])
    expect(rows).toEqual([{ username: 'ada', width: 64 }])
    await pool.query(`update picture set used_at = now() - interval '31 days'`)
    await upload(file)
    await deleteUnusedPictures(job)
    expect((await download(second.json.url)).status).toBe(200)
    const names = await readdir(join(dataDir, 'uploads/pictures', first.json.url.slice(10, 12)))
    expect(names.filter((name) => name.startsWith(first.json.url.slice(10, 42)))).toHaveLength(6)
  })

  test('is cropped to its size, twice that if large enough, and refused if too small', async () => {
    const cut = async (width: number, height: number) =>
      (await upload(await blankPng(width, height), { query: '?width=300&height=250' })).json
    expect(await cut(400, 400)).toMatchObject({ width: 300, height: 250 })
    expect(await cut(800, 600)).toMatchObject({ width: 600, height: 500 })
    expect(await cut(800, 499)).toMatchObject({ width: 300, height: 250 })
    expect((await cut(600, 249)).message).toBe('This picture is 600 × 249 pixels, but at least 300 × 250 is needed.')
    expect(await cut(299, 600)).toEqual({
      message: 'This picture is 299 × 600 pixels, but at least 300 × 250 is needed.',
      fields: { picture: 'This picture is 299 × 600 pixels, but at least 300 × 250 is needed.' },
    })
    for (const query of ['?width=300', '?height=300', '?width=801&height=300', '?width=300&height=15'])
      expect((await upload(await blankPng(20, 20), { query })).json.message).toBe(
        'Please enter a width and a height from 16 to 800 pixels, or neither.',
      )
  })

  test('comes from administrators only, and not from forms', async () => {
    const file = await blankPng(20, 20)
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

const stored = async ({ url }: { url: string }) => {
  const folder = join(dataDir, 'uploads/pictures', url.slice(10, 12))
  const names = (await readdir(folder)).filter((name) => name.startsWith(url.slice(10, 42)))
  for (const name of names) {
    const bytes = await readBytes(join(folder, name))
    const magic = name.endsWith('.avif') ? bytes.toString('latin1', 4, 12) : bytes.toString('latin1', 0, 4)
    expect(magic).toBe(name.endsWith('.avif') ? 'ftypavif' : 'RIFF')
    expect(bytes.includes('<script')).toBe(false)
    const { pages, exif, icc } = await sharp(bytes).metadata()
    expect([pages ?? 1, exif, icc]).toEqual([1, undefined, undefined])
  }
  return names.length
}

const uploadAndDescribe = async (file: Buffer) => {
  const { status, json } = await upload(file)
  return status === 201 ? `${await stored(json)} files` : `${status} ${json.message}`
}

describe('hostile files', () => {
  test('are refused with a clear message, or stored as nothing but a picture', async () => {
    const outcomes: [string, boolean, string][] = []
    for (const [what, file, ...expected] of await hostileFiles()) {
      const outcome = await uploadAndDescribe(file)
      outcomes.push([what, expected.includes(outcome), outcome])
    }
    expect(outcomes.length).toBeGreaterThanOrEqual(20)
    expect(outcomes.filter(([, isExpected]) => !isExpected)).toEqual([])
  })

  test('so are valid files with any damage', async () => {
    const outcomes: string[] = []
    for (const file of await mutatedFiles(isLong ? 300 : 25)) outcomes.push(await uploadAndDescribe(file))
    expect(outcomes.filter((outcome) => !/^(6 files|400 (This|Please) .+\.)$/.test(outcome))).toEqual([])
    expect(new Set(outcomes).size).toBeGreaterThan(2)
  }, 300_000)
})

const fetched = (address: string, cut = {}) =>
  site.change('fetchPicture', { address, ...cut }, 'picture { url width height }')

describe('a picture elsewhere', () => {
  test('is fetched and stored once; failures are shown beside its address', async () => {
    const { picture } = await fetched(`${shop.base}/logo.png`)
    expect(picture).toMatchObject({
      url: expect.stringMatching(/^\/pictures\/.+-200x100\.webp$/),
      width: 200,
      height: 100,
    })
    expect((await fetched(`${shop.base}/logo.png`)).picture).toEqual(picture)
    expect(shop.asked).toEqual(['/logo.png'])
    expect((await fetched(`${shop.base}/moved.png`)).picture).toEqual(picture)
    expect((await fetched(`${shop.base}/logo.png`, { width: 80, height: 80 })).picture).toMatchObject({
      width: 80,
      height: 80,
    })
    expect((await fetched(`${shop.base}/logo.png`, { width: 300, height: 250 })).picture).toBeNull()
    const fetchedBefore = shop.asked.length
    const picked = picture.url.slice(10, 42)
    await pool.query(`update picture set used_at = now() - interval '31 days' where hash = $1`, [picked])
    expect((await fetched(`${shop.base}/logo.png`)).picture).toEqual(picture)
    const selectUse = `select used_at > now() - interval '1 minute' "isNow" from picture where hash = $1`
    expect((await pool.query(selectUse, [picked])).rows).toEqual([{ isNow: true }])
    expect(shop.asked).toHaveLength(fetchedBefore)
    const problems = {
      [`${shop.base}/page.png`]: 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
      [`${shop.base}/none.png`]: `shop.localhost:${shop.port} answered 404.`,
      [`${shop.base}/round.png`]: 'The address redirects more than 5 times.',
      [`${shop.base}/large.png`]: 'The page is larger than 10 MB.',
      [`${shop.base}/inside.png`]: 'This address is on a private network.',
      'http://127.0.0.1/logo.png': 'This address is on a private network.',
      'http://10.0.0.7/logo.png': 'This address is on a private network.',
    }
    for (const [address, problem] of Object.entries(problems)) {
      expect(await fetched(address)).toEqual({
        picture: null,
        userErrors: [{ field: ['address'], message: problem, code: 'BAD_USER_INPUT' }],
      })
      const remoteResult = await site.ask(
        'query ($a: String!) { remotePicture(address: $a) { problem picture { url } } }',
        { a: address },
      )
      expect(remoteResult.data.remotePicture).toEqual({ problem, picture: null })
    }
    expect((await fetched('ftp://example.com/a.png')).userErrors[0].message).toBe(
      'Please enter an address that starts with https:// or http://.',
    )
  })

  test('replaces its address in suppliers, posts and articles, however it got there', async () => {
    const [logo, none] = [`${shop.base}/logo.png`, `${shop.base}/none.png`]
    const id = await make.supplier({ logo_url: logo, banner_url: none })
    const other = await make.supplier({ banner_url: logo, image_url: logo })
    await pool.query(
      `insert into blog_post (title, slug, content, image_url, published) values ('Bay windows', 'bay', $1, $2, true)`,
      [
        '<p>See:</p><img src="https://127.0.0.1/?a&amp;b" alt="A bay" /><img src="https://127.0.0.1/?a&amp;b&amp;c" alt="B" /><p>End.</p>',
        logo,
      ],
    )
    await showRemotePictures({ pool, env: site.env })
    const { rows } = await pool.query('select logo_url, banner_url from supplier where id = $1', [id])
    expect(rows[0]).toEqual({ logo_url: expect.stringMatching(/^\/pictures\/.+-200x100\.webp$/), banner_url: none })
    const { rows: others } = await pool.query('select banner_url, image_url from supplier where id = $1', [other])
    expect(others).toEqual([{ banner_url: rows[0].logo_url, image_url: rows[0].logo_url }])
    const { rows: posts } = await pool.query('select image_url, content from blog_post')
    expect(posts[0].image_url).toBe(rows[0].logo_url)
    const { url } = (await upload(await blankPng(120, 90))).json
    await pool.query(`update remote_picture set problem = null, hash = $1 where url = 'https://127.0.0.1/?a&b'`, [
      url.slice(10, 42),
    ])
    const triesAfter = async (tries: number, waited: string) => {
      await pool.query(`update remote_picture set tries = $2, tried_at = now() - $3::interval where url = $1`, [
        none,
        tries,
        waited,
      ])
      const before = shop.asked.length
      await showRemotePictures({ pool, env: site.env })
      return shop.asked.length - before
    }
    expect([await triesAfter(2, '5 hours'), await triesAfter(2, '7 hours')]).toEqual([0, 1])
    await pool.query(`update remote_picture set tries = 3, tried_at = now() - interval '1 day' where url = $1`, [none])
    const fetchedBefore = shop.asked.length
    await showRemotePictures({ pool, env: site.env })
    expect((await pool.query('select content, image_url from blog_post')).rows[0]).toEqual({
      content: `<p>See:</p><img src="${url}" alt="A bay" /><img src="https://127.0.0.1/?a&amp;b&amp;c" alt="B" /><p>End.</p>`,
      image_url: rows[0].logo_url,
    })
    expect(shop.asked, 'after three failures').toHaveLength(fetchedBefore)
  })
})

describe('a gallery', () => {
  const write = async (id: number, gallery: unknown) => {
    const { updatedAt } = (await site.ask('query ($id: ID!) { adminSupplier(id: $id) { updatedAt } }', { id })).data
      .adminSupplier
    return site.change('updateSupplier', { id, updatedAt, gallery }, 'supplier { gallery { url alt } }')
  }

  test('has up to 24 pictures in order, each with alt text, and is public', async () => {
    const id = await make.supplier()
    const url = (number: number) => `/pictures/${String(number).padStart(32, '0')}-800x600.webp`
    const pictures = [2, 1].map((number) => ({ url: url(number), alt: ` Roller  blind ${number} ` }))
    expect((await write(id, pictures)).supplier.gallery).toEqual([
      { url: url(2), alt: 'Roller blind 2' },
      { url: url(1), alt: 'Roller blind 1' },
    ])
    site.as(undefined)
    const { data } = await site.ask('query ($id: ID!) { supplier(id: $id) { gallery { alt } } }', { id })
    expect(data.supplier.gallery).toEqual([{ alt: 'Roller blind 2' }, { alt: 'Roller blind 1' }])
    site.as(site.admin)
    const many = Array.from({ length: 25 }, (_, number) => ({ url: url(number), alt: 'A blind' }))
    expect((await write(id, many.slice(1))).supplier.gallery).toHaveLength(24)
    for (const [gallery, message] of [
      [many, 'Please choose at most 24 pictures.'],
      [[{ url: url(1), alt: ' ' }], 'Please describe each picture in a few words.'],
      [[{ url: 'https://example.com/1.png', alt: 'A blind' }], 'Please upload each picture.'],
    ] as const)
      expect((await write(id, gallery)).userErrors).toEqual([{ field: ['gallery'], message, code: 'BAD_USER_INPUT' }])
  })
})

describe('an unused picture', () => {
  const listFiles = async ({ url }: { url: string }) =>
    (await readdir(join(dataDir, 'uploads/pictures', url.slice(10, 12)))).filter((name) =>
      name.startsWith(url.slice(10, 42)),
    )
  const left = async () =>
    (await pool.query<{ width: number }>('select width from picture order by width')).rows.map(({ width }) => width)

  test('is deleted after a month, or with its supplier, unless something else uses it', async () => {
    await pool.query('delete from supplier; delete from blog_post; delete from picture')
    const sizes = [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42]
    const stored = await Promise.all(
      sizes.map(async (side) => storePicture({ pool, env: site.env }, await blankPng(side, side), {})),
    )
    const [unused, logo, shared, inGallery, siteLogo, inTerms, mergedAway, tookOver, ofPost, inPost, ofAd, banner] =
      stored as [
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
        PictureFile,
      ]
    await pool.query(`update picture set used_at = now() - interval '29 days'`)
    const gallery = JSON.stringify([{ url: inGallery.url, alt: 'A blind' }])
    const id = await make.supplier({ logo_url: logo.url, banner_url: shared.url, gallery })
    const other = await make.supplier({ image_url: shared.url, banner_url: banner.url })
    await make.supplier({ image_url: shared.url })
    // what undoing a merge or an import would restore; those that are undone restore nothing
    await pool.query(
      `insert into supplier_merge (original_id, duplicate_id, reason, merged_by, replaced, undone_by, undone_at)
       values ($1, $2, '', 'ada', $3, null, null), ($1, $2, '', 'ada', $4, 'ada', now())`,
      [other, await make.supplier({}), { logo_url: mergedAway.url }, { logo_url: unused.url }],
    )
    await pool.query(
      `with i as (insert into import (file_name, username) values ('a.csv', 'ada') returning id)
       insert into batch_entry (import_id, supplier_id, kind, before, undone_at)
       select id, $1, 'changed', before, undone_at from i, (values ($2::jsonb, null), ($3, now())) entry(before, undone_at)`,
      [other, { gallery: [{ url: tookOver.url, alt: '' }] }, { logo_url: unused.url }],
    )
    await pool.query('update site_settings set logo_url = $1', [siteLogo.url])
    await pool.query(
      `insert into blog_post (title, slug, content, image_url, published) values ('A', 'a', 'Text', $1, true), ('B', 'b', $2, null, true)`,
      [ofPost.url, `<p><img src="${inPost.url}" alt=""></p>`],
    )
    await pool.query(`insert into ad_slot (id, name, location, creative_url) values ('offer', 'Offer', 'Blog', $1)`, [
      ofAd.url,
    ])
    const terms = `<p><img src="${inTerms.url}" alt=""></p>`
    await pool.query(`insert into legal_text (page, content, changed_on) values ('TERMS', $1, now())`, [terms])
    await deleteUnusedPictures(job)
    expect(await left()).toEqual(sizes)
    await pool.query(`update picture set used_at = now() - interval '31 days'`)
    await deleteUnusedPictures(job)
    expect([await left(), await listFiles(unused)]).toEqual([sizes.slice(1), []])
    const removed = await site.change('deleteSupplier', { id, reason: 'Closed' }, 'deletedId')
    expect(removed.userErrors).toEqual([])
    const { rows } = await pool.query(`select task_identifier from graphile_worker.jobs`)
    expect(rows).toContainEqual({ task_identifier: 'delete_unused_pictures' })
    await deleteUnusedPictures(job)
    expect([await left(), await listFiles(logo), await listFiles(inGallery)]).toEqual([[33, ...sizes.slice(4)], [], []])
    expect(await listFiles(shared)).toHaveLength(6)
  })
})

test('pictures are encoded one after the other; beyond twenty, staff are asked to wait', async () => {
  const store = async (bytes: Buffer) => storePicture({ pool, env: site.env }, bytes, {}).catch(String)
  const answers = await Promise.all(Array.from({ length: 22 }, () => store(Buffer.from('no picture'))))
  const refused = 'Too many pictures. Please try again in 5 seconds.'
  expect(answers.filter((answer) => answer === refused)).toHaveLength(2)
  expect(await store(await blankPng(30, 30))).toMatchObject({ width: 30 })
  const inTurn: unknown[] = []
  const slow = (await blankPng(900, 900)).subarray(0, -40)
  await Promise.all([slow, Buffer.from('no picture')].map(async (file) => inTurn.push(await store(file))))
  expect(inTurn).toEqual([
    'This picture is damaged and cannot be read.',
    'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  ])
})

test('a bucket stores, serves and deletes pictures like a disk', async () => {
  const s3 = await s3StandIn()
  try {
    const env = {
      ...site.env,
      PICTURES_S3_BUCKET: 'shop/pictures',
      PICTURES_S3_ENDPOINT: s3.settings.BACKUP_S3_ENDPOINT,
      PICTURES_S3_REGION: s3.settings.BACKUP_S3_REGION,
      PICTURES_S3_KEY_ID: s3.settings.BACKUP_S3_KEY_ID,
      PICTURES_S3_SECRET_KEY: s3.settings.BACKUP_S3_SECRET_KEY,
    }
    const { url } = await storePicture({ pool, env }, await blankPng(40, 30), {})
    const hash = url.slice(10, 42)
    expect([...s3.objects.keys()].toSorted()).toEqual(
      ['10x8', '20x15', '40x30'].flatMap((size) =>
        ['avif', 'webp'].map((type) => `shop/pictures/${hash}-${size}.${type}`),
      ),
    )
    const store = pictureStore(env)
    expect((await sharp(await store.read(`${hash}-40x30.webp`)).metadata()).width).toBe(40)
    expect(await store.read(`${hash}-41x30.webp`)).toBeUndefined()
    await pool.query(`update picture set used_at = '-infinity' where hash = $1`, [hash])
    await deleteUnusedPictures({ ...job, env })
    expect(s3.objects.size).toBe(0)
    expect(() => pictureStore({ ...env, PICTURES_S3_KEY_ID: undefined, PICTURES_S3_BUCKET: 'other' })).toThrow(
      'PICTURES_S3_KEY_ID and PICTURES_S3_SECRET_KEY must be set for pictures in PICTURES_S3_BUCKET',
    )
  } finally {
    await s3.close()
  }
})

test('an unresponsive bucket blocks no other visitor or database connection, and is given up', async () => {
  const settings = {
    PICTURES_S3_BUCKET: 'slow',
    PICTURES_S3_ENDPOINT: `http://127.0.0.1:${shop.port}`,
    PICTURES_S3_KEY_ID: 'KEYID',
    PICTURES_S3_SECRET_KEY: 'a secret key',
  }
  const before = { ...site.env }
  const { readWithinMs } = pictureLimits
  const leave = new AbortController()
  const waitForRequests = async (count: number) => vi.waitFor(() => expect(unanswered).toHaveLength(count), 40_000)
  try {
    Object.assign(site.env, settings)
    site.as(undefined)
    const file = `/pictures/${'0'.repeat(32)}-10x10.webp`
    const reads = [1, 2, 3, 4].map(async () => fetch(site.origin + file, { signal: leave.signal }).catch(() => 'left'))
    await waitForRequests(4) // more than one network may have of other requests
    expect((await site.rest('/api/suppliers/featured')).status).toBe(200)
    const ended = unanswered.map(async (response) => once(response, 'close'))
    leave.abort()
    expect(await Promise.all(reads)).toEqual(reads.map(() => 'left'))
    await Promise.all(ended)
    const storing = storePicture({ pool, env: site.env }, await blankPng(36, 36), {})
    const refused = expect(storing).rejects.toThrow('refused (403)')
    await waitForRequests(5)
    expect(pool.totalCount - pool.idleCount).toBe(0)
    unanswered[4]!.writeHead(403).end()
    await refused
    const refusing = download(file)
    await waitForRequests(6)
    unanswered[5]!.writeHead(403).end()
    const refusedRead = await refusing
    pictureLimits.readWithinMs = 50
    for (const { status, headers } of [refusedRead, await fetch(site.origin + file)])
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  } finally {
    pictureLimits.readWithinMs = readWithinMs
    Object.assign(site.env, before)
  }
})
