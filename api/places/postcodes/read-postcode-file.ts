import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { splitRecord } from '../../text/split-record.ts'
import { findPostcodeLayout, type PostcodeLayout, type PostcodeRow } from './postcode-layouts.ts'

/** Its message is a sentence for the operator. */
export class WrongPostcodeFile extends Error {}

const maxLineLength = 10_000
const pieceBytes = 1 << 18
const wanted = 'download Code-Point Open or the ONS Postcode Directory as CSV'

/** A zip also has lists of codes, and a copy of the directory by area. */
const isBeside = (name: string) => !/\.csv$/i.test(name) || /(?:^|\/)(?:docs?|documents|multi_csv)\//i.test(name)

const createRowReader = (name: string) => {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let line = 0
  let layout: PostcodeLayout | undefined
  const read = (text: string): PostcodeRow | undefined => {
    line++
    const cells = splitRecord(text, ',')
    if (line === 1) {
      const found = cells && findPostcodeLayout(cells)
      if (!found) throw new WrongPostcodeFile(`${name} is no list of postcodes that can be read: ${wanted}`)
      layout = found.layout
      if (found.isHeader) return undefined
    }
    const row = cells && layout?.(cells)
    if (!row)
      throw new WrongPostcodeFile(`Line ${line} of ${name} is not a postcode with its location: “${text.slice(0, 40)}”`)
    return row
  }
  return (chunk: Uint8Array, isLast: boolean): PostcodeRow[] => {
    const lines = (rest + decoder.decode(chunk, { stream: !isLast })).split(/\r?\n/)
    rest = isLast ? '' : lines.pop()!
    if (rest.length > maxLineLength || lines.some(({ length }) => length > maxLineLength))
      throw new WrongPostcodeFile(`${name} is no list of postcodes that can be read: ${wanted}`)
    return lines.flatMap((text) => (text && read(text)) || [])
  }
}

/** Reads a CSV file, or those in a zip. @throws WrongPostcodeFile for any other file. */
export async function* readPostcodeFile(
  path: string,
  onProgress: (bytes: number, of: number) => void = () => {},
): AsyncGenerator<PostcodeRow[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new WrongPostcodeFile(`There is no file ${path}`)
  const name = path.split(/[\\/]/).at(-1)!
  const push = (await startsLikeZip(path)) ? createUnzip(name) : createRowReader(name)
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    yield push(chunk, bytes >= found.size)
    onProgress(bytes, found.size)
  }
}

const startsLikeZip = async (path: string) => {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
  return buffer.toString('latin1') === 'PK\u0003\u0004'
}

const createUnzip = (name: string) => {
  let rows: PostcodeRow[] = []
  let [files, unfinished] = [0, 0]
  const unzip = new Unzip((file) => {
    if (isBeside(file.name)) return
    const read = createRowReader(file.name)
    files++
    unfinished++
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      for (const row of read(chunk, isLast)) rows.push(row)
      if (isLast) unfinished--
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return (chunk: Uint8Array, isLast: boolean): PostcodeRow[] => {
    rows = []
    try {
      unzip.push(chunk, isLast)
    } catch (error) {
      throw error instanceof WrongPostcodeFile ? error : new WrongPostcodeFile(`${name} is damaged: download it again`)
    }
    if (isLast && unfinished) throw new WrongPostcodeFile(`${name} is damaged: download it again`)
    if (isLast && !files) throw new WrongPostcodeFile(`There is no CSV of postcodes in ${name}: ${wanted}`)
    return rows
  }
}
