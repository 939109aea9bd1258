import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { UnreadableFile } from './import-columns.ts'

const longestLine = 1_000_000

/** A line of the file, without its end; `at` is its number, the first being 1. */
export interface Line {
  at: number
  text: string
  /** How many bytes of the file were read so far. */
  bytes: number
}

/**
 * The lines of a UTF-8 file, whether they end in LF, CRLF or CR; a byte order mark is left out. Holds one piece of the
 * file at a time.
 * @throws UnreadableFile naming the line that is not UTF-8, holds a NUL or is endless.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let at = 1
  let bytes = 0
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new UnreadableFile(`The file is not UTF-8 (see line ${at + lineOfError(chunk)}): save it as "CSV UTF-8" and try again`)
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    if (bytes === 0) rejectOtherFormats(chunk)
    bytes += chunk.length
    const text = rest + decode(chunk)
    // A CR at the very end may be half of a CRLF.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop()!
    for (const line of lines) yield { at: at++, text: checked(line, at - 1), bytes }
    checked(rest, at)
  }
  const last = (rest + decode()).replace(/\r$/, '')
  if (last) yield { at, text: checked(last, at), bytes }
}

/** The size of a file that can be read to its end.
 * @throws UnreadableFile when there is no such file, or it cannot be read to its end. */
export const checkFile = async (path: string): Promise<{ bytes: number; lines: number }> => {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new UnreadableFile(`There is no file ${path}`)
  if (found.size === 0) throw new UnreadableFile('The file is empty')
  let lines = 0
  for await (const { at } of readLines(path)) lines = at
  return { bytes: found.size, lines }
}

const checked = (line: string, at: number): string => {
  if (line.includes('\0')) throw new UnreadableFile(`Line ${at} holds a NUL character: the file is damaged, or not a CSV file`)
  if (line.length > longestLine) throw new UnreadableFile(`Line ${at} is longer than a million characters: is this a CSV file?`)
  return line
}

const rejectOtherFormats = (chunk: Buffer) => {
  const start = chunk.subarray(0, 4).toString('latin1')
  if (start.startsWith('PK')) throw new UnreadableFile('This is a spreadsheet or a ZIP file: save it as "CSV UTF-8" and try again')
  if (start.startsWith('ÿþ') || start.startsWith('þÿ')) throw new UnreadableFile('The file is UTF-16: save it as "CSV UTF-8" and try again')
}

/** How many lines into the piece its first byte stands that is not UTF-8. */
const lineOfError = (chunk?: Uint8Array): number => {
  if (!chunk) return 0
  let lines = 0
  let start = 0
  while ((chunk[start]! & 0xc0) === 0x80 && start < 3) start++ // the end of a letter that began in the piece before
  while (start < chunk.length) {
    const end = chunk.indexOf(10, start) + 1 || chunk.length
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(chunk.subarray(start, end), { stream: end === chunk.length })
    } catch {
      return lines
    }
    lines++
    start = end
  }
  return lines
}
