import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Metadata, Sharp } from 'sharp'
import { runSql } from '../database/sql.ts'
import type { Env } from '../process/env.ts'
import { badInput, PublicError } from '../server/errors.ts'
import { log } from '../process/log.ts'
import { createRateLimitError } from '../server/rate-limit.ts'
import {
  getPictureUrl,
  fileName,
  maxSidePixels,
  maxPictureBytes,
  maxPicturePixels,
  pictureTypes,
  minSidePixels,
  listSizes,
  type Size,
  type PictureType,
  type StoredPicture,
} from './picture.rules.ts'
import { pictureStore } from './picture-store.ts'
import { loadSharp } from './load-sharp.ts'
import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('Picture', { description: 'A picture stored on this site, in three sizes, as AVIF and WebP.' })
export class PictureFile {
  @Field(() => String, { description: 'Its address on this site, for any picture field.' }) url!: string
  @Field(() => Int, { description: 'Its width in pixels.' }) width!: number
  @Field(() => Int, { description: 'Its height in pixels.' }) height!: number
}

/** A higher number has files encoded again. */
const encoding = 1
const timeoutSeconds = 20

const maxWaiting = 20
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Encoding is expensive: one picture at a time. @throws RATE_LIMITED when the queue is full. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= maxWaiting) return Promise.reject(createRateLimitError('pictures', 5000))
  waiting++
  const next = last.then(work)
  last = next.catch(() => {})
  return next.finally(() => waiting--)
}

interface EncodedPicture extends StoredPicture {
  files: { name: string; bytes: Buffer }[]
}

const refuse = (message: string) => badInput({ picture: message })
const notTaken = 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'
const damaged = 'This picture is damaged and cannot be read.'

/** Three sizes as AVIF and WebP in sRGB, without metadata. @throws BAD_USER_INPUT */
const encodePicture = async (bytes: Buffer, cut?: Size): Promise<EncodedPicture> => {
  if (!bytes.length) throw refuse('This file is empty.')
  if (bytes.length > maxPictureBytes) throw refuse(`Please choose a file of at most ${maxPictureBytes / 1_000_000} MB.`)
  const sharp = await loadSharp()
  const original = checkSize(await sharp(bytes, { limitInputPixels: false }).metadata().catch(notRead(notTaken)))
  const fit = cut ? cutFrom(original, cut) : { width: maxSidePixels, height: maxSidePixels, fit: 'inside' as const }
  const options = { limitInputPixels: maxPicturePixels, failOn: 'error' as const, sequentialRead: true }
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ ...fit, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(notRead(damaged))
  const { width, height, channels } = info
  const hash = createHash('sha256')
    .update(`${encoding} ${cut ? `${width}x${height}` : ''} `)
    .update(bytes)
    .digest('hex')
    .slice(0, 32)
  const files: EncodedPicture['files'] = []
  for (const size of listSizes({ width, height })) {
    for (const type of pictureTypes) {
      const picture = sharp(data, { raw: { width, height, channels } }).resize({ ...size, fit: 'fill' })
      files.push({ name: fileName(hash, size, type), bytes: await written[type](picture) })
    }
  }
  return { hash, width, height, files }
}

const written: Record<PictureType, (picture: Sharp) => Promise<Buffer>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }).toBuffer(),
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }).toBuffer(),
}

const formats = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** @throws BAD_USER_INPUT */
const checkSize = ({ format, compression, width, height, autoOrient }: Metadata): Size => {
  if (!formats.has(format) || (format === 'heif' && compression !== 'av1')) throw refuse(notTaken)
  if (width * height > maxPicturePixels)
    throw refuse(
      `This picture has more than ${maxPicturePixels / 1_000_000} million pixels. Please make it smaller first.`,
    )
  if (Math.min(width, height) < minSidePixels)
    throw refuse(`This picture is ${width} × ${height} pixels, which is too small to show.`)
  return autoOrient
}

const cutFrom = (original: Size, cut: Size) => {
  const isLargerThan = (times: number) => original.width >= cut.width * times && original.height >= cut.height * times
  if (!isLargerThan(1))
    throw refuse(
      `This picture is ${original.width} × ${original.height} pixels, but at least ${cut.width} × ${cut.height} is needed.`,
    )
  const times = isLargerThan(2) ? 2 : 1
  return { width: cut.width * times, height: cut.height * times, fit: 'cover' as const }
}

const notRead =
  (message: string) =>
  (error: unknown): never => {
    if (error instanceof PublicError) throw error
    log.debug({ err: error }, 'could not decode a picture')
    throw refuse(message)
  }

interface StoreOptions {
  username?: string | undefined
  cameFrom?: string | undefined
  cut?: Size | undefined
}

/** The same file again is the same picture. @throws BAD_USER_INPUT naming `picture`; RATE_LIMITED. */
export const storePicture = async (
  { pool, env }: { pool: Pool; env: Env },
  bytes: Buffer,
  { username, cameFrom, cut }: StoreOptions,
): Promise<PictureFile> => {
  const { files, ...picture } = await inTurn(() => encodePicture(bytes, cut))
  const { hash, width, height } = picture
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0)
  const store = pictureStore(env)
  // The row protects the files from the clean-up job, so it comes first.
  await runSql(
    pool,
    `insert into picture (hash, width, height, bytes, username, came_from) values ($1, $2, $3, $4, $5, $6)
       on conflict (hash) do update set used_at = now()`,
    [hash, width, height, size, username ?? null, cameFrom ?? null],
  )
  for (const file of files) await store.write(file.name, file.bytes)
  return { url: getPictureUrl(picture), width, height }
}
