import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { Random } from '../../process/random.ts'
import { jpegWithPlace, blankPng } from './picture.fixtures.ts'
import { maxPictureBytes } from '../../pictures/picture.rules.ts'

const script = '<script>alert(1)</script>'
const notTaken = '400 Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'
const damaged = '400 This picture is damaged and cannot be read.'
const tooLarge = '400 This picture has more than 40 million pixels. Please make it smaller first.'

const frames = () => {
  const random = new Random(7)
  const pixels = Buffer.from(Array.from({ length: 40 * 120 * 3 }, () => random.int(0, 255)))
  return sharp(pixels, { raw: { width: 40, height: 120, channels: 3, pageHeight: 40 } })
}
const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#456789' } })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
const createPng = (width: number, height: number, more: Buffer[] = []) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(height, 100) * (Math.min(width, 1000) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const resized = (jpeg: Buffer, width: number, height: number) => {
  const copy = Buffer.from(jpeg)
  const at = copy.indexOf(Buffer.from('ffc0', 'hex'))
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}
const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share))

export const hostileFiles = async (): Promise<[what: string, file: Buffer, ...outcomes: string[]][]> => {
  const [jpeg, png, noise] = await Promise.all([jpegWithPlace(), blankPng(90, 60), frames().png().toBuffer()])
  const [gif, webp, avif] = await Promise.all([
    frames().gif().toBuffer(),
    frames().webp().toBuffer(),
    grey(64, 48).avif({ effort: 0 }).toBuffer(),
  ])
  const taken = '6 files'
  return [
    ['nothing at all', Buffer.alloc(0), '400 This file is empty.'],
    ['a text', Buffer.from('no picture'), notTaken],
    ['a page', Buffer.from(`<!doctype html>${script}`), notTaken],
    ['a page that begins as a GIF', Buffer.from(`GIF89a/*${script}*/=1;`), notTaken],
    ['a drawing with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), notTaken],
    [
      'a drawing that reads a file',
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
      notTaken,
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'), notTaken],
    ['a TIFF', await grey(40, 40).tiff().toBuffer(), notTaken],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), notTaken],
    ['a phone’s HEIC', Buffer.from('0000001866747970686569630000000068656963', 'hex'), notTaken],
    ['half a JPEG', cut(jpeg, 0.6), damaged],
    ['half a PNG', cut(noise, 0.5), damaged],
    ['half a WebP', cut(webp, 0.5), notTaken, damaged],
    ['half an AVIF', cut(avif, 0.7), notTaken, damaged],
    ['a PNG of 2,500 million pixels', createPng(50_000, 50_000), tooLarge],
    ['a PNG of 40 million pixels and a few', createPng(8000, 5001), tooLarge],
    ['a JPEG of 4,000 million pixels', resized(jpeg, 65_500, 65_500), tooLarge],
    ['a PNG that has less than it says', createPng(2000, 2000), damaged],
    ['a PNG with a million letters in a few bytes', createPng(90, 60, [chunk('zTXt', letters())]), taken],
    ['one pixel', await blankPng(1, 1), '400 This picture is 1 × 1 pixels, which is too small to show.'],
    ['a line', await blankPng(2, 900), '400 This picture is 2 × 900 pixels, which is too small to show.'],
    [
      'more bytes than are taken',
      Buffer.concat([png, Buffer.alloc(maxPictureBytes)]),
      '413 Please choose a file of at most 10 MB.',
    ],
    ['a GIF with a script behind it', Buffer.concat([gif, Buffer.from(script)]), taken],
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from(`<html>${script}`)]), taken],
    [
      'a JPEG with a script in its notes',
      await grey(50, 50)
        .withExif({ IFD0: { Copyright: script } })
        .jpeg()
        .toBuffer(),
      taken,
    ],
    ['a GIF that moves', gif, taken],
    ['a WebP that moves', webp, taken],
    ['a JPEG in the colours of print', await grey(60, 60).toColourspace('cmyk').jpeg().toBuffer(), taken],
    ['a PNG with a profile of colours', await grey(60, 60).withIccProfile('p3').png().toBuffer(), taken],
    ['a PNG of 16 bits with holes', await grey(60, 60).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(), taken],
  ]
}

const letters = () => Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(1_000_000, 'a'))])

export const mutatedFiles = async (count: number): Promise<Buffer[]> => {
  const valid = await Promise.all([
    jpegWithPlace(),
    blankPng(90, 60),
    frames().png().toBuffer(),
    frames().gif().toBuffer(),
    frames().webp().toBuffer(),
    grey(64, 48).webp().toBuffer(),
    grey(64, 48).avif({ effort: 0 }).toBuffer(),
    grey(70, 50).jpeg({ progressive: true }).toBuffer(),
  ])
  return Array.from({ length: count }, (_, turn) => mutate(valid, new Random(turn)))
}

const mutate = (valid: Buffer[], random: Random): Buffer => {
  const file = Buffer.from(random.pick(valid))
  const place = () => random.int(0, file.length - 1)
  const [from, to] = [place(), place()].toSorted((a, b) => a - b) as [number, number]
  switch (random.int(0, 6)) {
    case 0:
      return file.subarray(0, place())
    case 1:
      return Buffer.concat([file.subarray(0, from), file.subarray(to)])
    case 2:
      return Buffer.concat([file.subarray(0, to), file.subarray(from)])
    case 3:
      return file.fill(random.pick([0, 255]), from, Math.min(to, from + 64))
    case 4:
      return Buffer.concat([file.subarray(0, from), random.pick(valid).subarray(from)])
    case 5: // sizes and lengths in headers
      for (let times = random.int(1, 4); times > 0; times--)
        file.writeUInt16BE(random.pick([0, 1, 0x7fff, 0xffff]), random.int(0, Math.min(200, file.length - 2)))
      return file
    default:
      for (let times = random.int(1, 40); times > 0; times--) file[place()] = random.int(0, 255)
      return file
  }
}
