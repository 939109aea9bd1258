import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Context as KoaContext } from 'koa'
import type { Pool } from 'pg'
import { findRow } from '../../database/sql.ts'
import { isNotModified } from '../../server/conditional-request.ts'
import { partBytes } from './build-export.ts'

interface List {
  id: number
  madeAt: Date
  etag: string
  bytes: number
}

export const getLatestExport = async (pool: Pool): Promise<List | undefined> => {
  const text = `select id, made_at as "madeAt", etag, bytes::float8 as bytes from supplier_list order by id desc limit 1`
  return findRow<List>(pool, text)
}

/** A client that does not accept gzip gets the file whole and unpacked. */
export const sendExport = (ctx: KoaContext, pool: Pool, list: List) => {
  const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
  const etag = isPacked ? `"${list.etag}"` : `W/"${list.etag}-plain"`
  ctx.type = 'json'
  ctx.set({ etag, 'last-modified': list.madeAt.toUTCString() })
  if (isNotModified(ctx)) return void (ctx.status = 304)
  if (!isPacked) {
    ctx.body = pipeline(streamParts(pool, list, 0, list.bytes - 1), createGunzip(), () => {})
    return
  }
  ctx.set({ 'content-encoding': 'gzip', 'accept-ranges': 'bytes' })
  const range = readRange(ctx, etag, list)
  if (range === 'none') {
    ctx.status = 416
    ctx.set('content-range', `bytes */${list.bytes}`)
    ctx.remove('content-encoding')
    return
  }
  const [first, last] = range ?? [0, list.bytes - 1]
  ctx.status = range ? 206 : 200
  if (range) ctx.set('content-range', `bytes ${first}-${last}/${list.bytes}`)
  ctx.body = streamParts(pool, list, first, last)
  ctx.length = last - first + 1
}

/** `none` if it is out of bounds, undefined without one. */
const readRange = (ctx: KoaContext, etag: string, { bytes, madeAt }: List): [number, number] | 'none' | undefined => {
  const rangeHeader = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(ctx.get('range'))
  const condition = ctx.get('if-range')
  if (!rangeHeader || (condition && condition !== etag && condition !== madeAt.toUTCString())) return undefined
  const [, from, to] = rangeHeader
  if (!from && !to) return undefined
  const first = from ? Number(from) : Math.max(0, bytes - Number(to))
  const last = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
  return first > last ? 'none' : [first, last]
}

const streamParts = (pool: Pool, { id }: List, first: number, last: number): Readable => {
  const text = 'select content from supplier_list_part where list_id = $1 and place = $2'
  const read = async function* () {
    for (let place = Math.floor(first / partBytes); place * partBytes <= last; place++) {
      const row = await findRow<{ content: Buffer }>(pool, text, [id, place])
      if (!row) throw new Error('the list was replaced while it was being sent')
      yield row.content.subarray(Math.max(0, first - place * partBytes), last - place * partBytes + 1)
    }
  }
  return Readable.from(read())
}
