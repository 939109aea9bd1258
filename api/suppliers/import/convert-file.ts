import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { withTemporaryFile } from '../../process/temporary-file.ts'
import { UnreadableFile } from './import-columns.ts'
import { cellLineEnd, readWorkbook } from './read-workbook.ts'

const maxWorkbookBytes = 60_000_000

const toCell = (text: string) => `"${text.replace(/\r\n|\n|\r/g, cellLineEnd).replaceAll('"', '""')}"`

/** By its byte order mark, or by the zeros around its first letters. */
const utf16In = (start: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 1].map((side) => start.filter((byte, index) => index % 2 === side && byte === 0).length)
  const enough = start.length / 4
  if (start.length < 8 || Math.min(...zeros) > 0) return undefined
  return zeros[1]! > enough ? 'utf-16le' : zeros[0]! > enough ? 'utf-16be' : undefined
}

export const withCsvFile = <T>(path: string, work: (path: string) => Promise<T>): Promise<T> =>
  withTemporaryFile(async (converted) => work(await convertFile(path, converted)))

/** Files other than workbooks (.xlsx) and UTF-16 stay. @throws UnreadableFile for other spreadsheets. */
const convertFile = async (path: string, target: string): Promise<string> => {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return path
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  const start = buffer.subarray(0, bytesRead)
  if (start.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    if (found.size > maxWorkbookBytes)
      throw new UnreadableFile('The workbook is too large: save its sheet as "CSV UTF-8"')
    const rows = await readWorkbook(await readFile(path))
    await writeFile(target, rows.map((row) => `${row.map(toCell).join(',')}\n`).join(''))
    return target
  }
  if (start.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new UnreadableFile('This is an old Excel file (.xls): save it as .xlsx or "CSV UTF-8" and try again')
  const encoding = utf16In(start)
  if (!encoding) return path
  const decoder = new TextDecoder(encoding)
  const decode = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  await pipeline(createReadStream(path), decode, createWriteStream(target))
  return target
}
