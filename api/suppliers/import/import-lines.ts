import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { UnreadableFile } from './import-columns.ts'

const maxLineLength = 1_000_000

/** `at` counts from 1; `text` has no line end. */
export interface Line {
  at: number
  text: string
  bytes: number
  /** Why this line cannot be imported; undecodable bytes of its text are �. */
  damage?: string
}

const [newLine, carriageReturn] = [0x0a, 0x0d]
const notUtf8 = 'is not UTF-8: save the file as "CSV UTF-8", or retype this line'

/** Excel defaults to Windows-1252, on a Mac also to Mac Roman. */
export type TextEncoding = 'utf-8' | 'windows-1252' | 'macintosh'

const decoders = {
  'utf-8': new TextDecoder('utf-8', { ignoreBOM: true }),
  'windows-1252': new TextDecoder('windows-1252'),
  macintosh: new TextDecoder('macintosh'),
}

/** Keeps one chunk in memory. @throws UnreadableFile for an endless line. */
export async function* readLines(path: string, encoding: TextEncoding): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let at = 1
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    const piece = rest.length
      ? Buffer.concat([rest, chunk])
      : chunk.subarray(bytes === 0 && startsWithMark(chunk) ? 3 : 0)
    bytes += chunk.length
    const end = endOfLines(piece)
    for (const line of linesIn(piece.subarray(0, end), encoding)) yield { at, bytes, ...checked(line, at++) }
    rest = piece.subarray(end)
    if (rest.length > 4 * maxLineLength) checked({ text: decoders['utf-8'].decode(rest) }, at)
  }
  for (const line of linesIn(rest, encoding)) yield { at, bytes, ...checked(line, at++) }
}

/** A final CR may be half of a CRLF. */
const endOfLines = (piece: Buffer): number =>
  Math.max(piece.lastIndexOf(newLine), piece.subarray(0, -1).lastIndexOf(carriageReturn)) + 1

const linesIn = (piece: Buffer, encoding: TextEncoding): Pick<Line, 'text' | 'damage'>[] =>
  splitLines(piece).map((line) => ({ text: decoders[encoding].decode(line), ...findDamage(line, encoding) }))

/** By bytes: a letter of two bytes has no line end in any of the encodings. */
const splitLines = (piece: Buffer): Buffer[] => {
  const lines = piece.toString('latin1').split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => Buffer.from(line, 'latin1'))
}

const findDamage = (line: Buffer, encoding: TextEncoding): Pick<Line, 'damage'> => {
  if (line.includes(0)) return { damage: 'contains a NUL character: it is damaged, so retype it' }
  return encoding !== 'utf-8' || isUtf8(line) ? {} : { damage: notUtf8 }
}

/** Windows-1252 or Mac Roman has no valid UTF-8 beyond ASCII. @throws UnreadableFile if it cannot be read. */
export const checkFile = async (path: string): Promise<{ bytes: number; encoding: TextEncoding; digest: string }> => {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new UnreadableFile(`There is no file ${path}`)
  if (found.size === 0) throw new UnreadableFile('The file is empty')
  let [isUtf8, isOther] = [false, false]
  for await (const { text, damage } of readLines(path, 'utf-8')) {
    isOther ||= damage === notUtf8
    isUtf8 ||= damage === undefined && /[^\0-\x7f]/.test(text)
  }
  const digest = createHash('sha256')
  let macLetters = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    digest.update(chunk)
    if (isOther && !isUtf8) macLetters += countMacLetters(chunk)
  }
  const encoding = !isOther || isUtf8 ? 'utf-8' : macLetters > 0 ? 'macintosh' : 'windows-1252'
  return { bytes: found.size, encoding, digest: digest.digest('hex') }
}

/** In Mac Roman á à ä ç é è ê ö ü and the apostrophe; in Windows-1252 symbols and capitals. */
const macOnly = new Set([0x87, 0x88, 0x8a, 0x8d, 0x8e, 0x8f, 0x90, 0x9a, 0x9f, 0xd5])
const isSmall = (byte = 0) => byte >= 0x61 && byte <= 0x7a

/** Letters likely in Mac Roman minus letters likely in Windows-1252, each after a lower-case letter. */
const countMacLetters = (chunk: Buffer): number => {
  let count = 0
  for (let at = 1; at < chunk.length; at++) {
    const byte = chunk[at]!
    if (byte < 0x80 || !isSmall(chunk[at - 1])) continue
    if (macOnly.has(byte)) count++
    else if (byte === 0xdf || (byte >= 0xe0 && byte !== 0xf7)) count--
  }
  return count
}

const checked = <L extends { text: string }>(line: L, at: number): L => {
  if (line.text.length > maxLineLength)
    throw new UnreadableFile(`Line ${at} is longer than a million characters: is this a CSV file?`)
  return line
}

const startsWithMark = (chunk: Buffer) => chunk.subarray(0, 3).equals(Buffer.from('\uFEFF'))
