import { createHash } from 'node:crypto'
import type { Metadata, Sharp } from 'sharp'
import { badInput, PublicError } from '../server/errors.ts'
import { log } from '../process/log.ts'
import { createSerialQueue } from '../server/serial-queue.ts'
import { loadSharp } from './load-sharp.ts'
import {
  fileName,
  maxSidePixels,
  maxPictureBytes,
  maxPicturePixels,
  pictureTypes,
  minSidePixels,
  listSizes,
  type PictureType,
  type Size,
  type StoredPicture,
} from './picture.rules.ts'

/** Increase it to have files encoded again. */
const encoding = 1
const timeoutSeconds = 20

const inTurn = createSerialQueue('pictures', 20)

export interface EncodedPicture extends StoredPicture {
  files: { name: string; bytes: Buffer }[]
}

const refuse = (message: string) => badInput({ picture: message })
const notTaken = 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'
const damaged = 'This picture is damaged and cannot be read.'

/**
 * Encodes a picture in three sizes as AVIF and WebP, upright and in sRGB, without any metadata.
 * With `cut` it is cropped to that size, or twice that if large enough.
 * @throws BAD_USER_INPUT naming `picture`; RATE_LIMITED if the queue is full.
 */
export const encodePicture = (bytes: Buffer, cut?: Size): Promise<EncodedPicture> => inTurn(() => encode(bytes, cut))

const encode = async (bytes: Buffer, cut?: Size): Promise<EncodedPicture> => {
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

/**
 * The upright size of a picture.
 * @throws a public error on what is wrong with it
 */
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

/** Any decoder error is the file's fault. */
const notRead =
  (message: string) =>
  (error: unknown): never => {
    if (error instanceof PublicError) throw error
    log.debug({ err: error }, 'could not decode a picture')
    throw refuse(message)
  }
