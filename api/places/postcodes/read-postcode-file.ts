import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { splitRecord } from '../../text/split-record.ts'
import { fromBritishGrid } from '../geometry/british-grid.ts'
import type { Point } from '../geometry/miles-between.rules.ts'
import { tidyPostcode } from './postcode-text.ts'

interface PostcodeRow {
  postcode: string
  /** WGS84; undefined for the islands, and some large users. */
  point: Point | undefined
  isTerminated: boolean
}

type PostcodeLayout = (cells: readonly string[]) => PostcodeRow | undefined

const isNumber = (cell: string | undefined) => cell !== undefined && /^-?\d+(?:\.\d+)?$/.test(cell)

const onsColumns = ['pcds', 'pcd8', 'pcd7', 'pcd2', 'pcd']
const unknownLatitude = 99

/** The columns move from edition to edition. */
const readOnsHeader = (names: readonly string[]): PostcodeLayout | undefined => {
  const code = names.indexOf(onsColumns.find((name) => names.includes(name)) ?? '')
  const [lat, long, terminated] = [names.indexOf('lat'), names.indexOf('long'), names.indexOf('doterm')]
  if (code < 0 || lat < 0 || long < 0) return undefined
  return (cells) => {
    const [latitude, longitude] = [cells[lat], cells[long]]
    const isUnknown = (latitude === '' && longitude === '') || Number(latitude) > unknownLatitude
    if (!isUnknown && !(isNumber(latitude) && isNumber(longitude))) return undefined
    const point = isUnknown ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
    return toRow(cells[code], point, Boolean(cells[terminated]))
  }
}

/** Postcode, quality, eastings, northings, six codes; the files have no header. */
const codePoint: PostcodeLayout = ([code, quality, east, north, ...others]) => {
  if (others.length !== 6 || !isNumber(quality) || !isNumber(east) || !isNumber(north)) return undefined
  const isKnown = Number(east) > 0 && Number(north) > 0
  return toRow(code, isKnown ? fromBritishGrid(Number(east), Number(north)) : undefined, false)
}

const isCodePointHeader = ([first, second, ...others]: readonly string[]) =>
  others.length === 8 &&
  ((first === 'pc' && second === 'pq') || (first === 'postcode' && second === 'positional_quality_indicator'))

const isInBritain = ({ latitude, longitude }: NonNullable<PostcodeRow['point']>) =>
  latitude > 49 && latitude < 61.5 && longitude > -9 && longitude < 2.5

const toRow = (
  code: string | undefined,
  point: PostcodeRow['point'],
  isTerminated: boolean,
): PostcodeRow | undefined => {
  const postcode = code && code.length <= maxCodeLength ? tidyPostcode(code) : undefined
  return postcode && (!point || isInBritain(point)) ? { postcode, point, isTerminated } : undefined
}
const maxCodeLength = 10

const findPostcodeLayout = (first: readonly string[]): { layout: PostcodeLayout; isHeader: boolean } | undefined => {
  const names = first.map((name) => name.trim().toLowerCase())
  const ons = readOnsHeader(names)
  if (ons) return { layout: ons, isHeader: true }
  if (isCodePointHeader(names)) return { layout: codePoint, isHeader: true }
  return codePoint(first) ? { layout: codePoint, isHeader: false } : undefined
}

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
