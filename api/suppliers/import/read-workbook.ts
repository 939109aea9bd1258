import { setImmediate } from 'node:timers/promises'
import { unzip, type UnzipFileInfo, type Unzipped } from 'fflate'
import { Parser } from 'htmlparser2'
import { UnreadableFile } from './import-columns.ts'

const megabyte = 1_000_000
/** A zip bomb of a few kilobytes can hold gigabytes. */
export const workbookLimits = { unpackedBytes: 120 * megabyte, rows: 500_000, columns: 500, cellCharacters: 100_000 }

/** Within a cell, so that a row stays one line; `tidyCell` restores it. */
export const cellLineEnd = '\u2028'

const noWorkbook = 'This is a ZIP file or a spreadsheet of another kind: save it as .xlsx or "CSV UTF-8" and try again'
const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

/** Refuses a workbook that says it is too large before it unpacks anything. */
const unpack = (file: Uint8Array): Promise<Unzipped> =>
  new Promise((resolve, reject) => {
    let bytes = 0
    const add = ({ name, originalSize }: UnzipFileInfo) => {
      if (wanted.test(name)) bytes += originalSize
      return false
    }
    unzip(file, { filter: add }, (damage) => {
      if (damage) return reject(new UnreadableFile(noWorkbook))
      if (bytes > workbookLimits.unpackedBytes)
        return reject(new UnreadableFile('The workbook is too large when unpacked: save its sheet as "CSV UTF-8"'))
      unzip(file, { filter: ({ name }) => wanted.test(name) }, (error, files) =>
        error ? reject(new UnreadableFile(noWorkbook)) : resolve(files),
      )
    })
  })

interface Handlers {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const pieceBytes = 1 << 18

/** Yields to the event loop after each chunk. */
const parseXml = async (file: Uint8Array | undefined, handlers: Handlers, isDone = () => false) => {
  if (!file) return
  const parser = new Parser(
    { onopentag: handlers.open, ontext: handlers.text, onclosetag: handlers.close },
    { xmlMode: true, decodeEntities: true },
  )
  const decoder = new TextDecoder()
  for (let at = 0; at < file.length && !isDone(); at += pieceBytes) {
    parser.write(decoder.decode(file.subarray(at, at + pieceBytes), { stream: true }))
    await setImmediate()
  }
  parser.end()
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

const shownSheets = async (files: Unzipped): Promise<Uint8Array[]> => {
  const sheets: string[] = []
  const targets = new Map<string, string>()
  await parseXml(files['xl/workbook.xml'], {
    open: (name, { state = 'visible', ...attributes }) => {
      if (bare(name) === 'sheet' && state === 'visible') sheets.push(attributes['r:id'] ?? '')
    },
  })
  await parseXml(files['xl/_rels/workbook.xml.rels'], {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.replace(/^\/?(?:xl\/)?/, 'xl/'))
    },
  })
  const paths = sheets.length ? sheets.map((id) => targets.get(id) ?? '') : ['xl/worksheets/sheet1.xml']
  return paths.flatMap((path) => files[path] ?? [])
}

const readSharedTexts = async (files: Unzipped): Promise<string[]> => {
  const texts: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  await parseXml(files['xl/sharedStrings.xml'], {
    open: (name) => {
      if (bare(name) === 'si') text = ''
      if (bare(name) === 'rPh') isPhonetic = true
      isText = bare(name) === 't' && !isPhonetic
    },
    text: (piece) => {
      if (isText && text.length < workbookLimits.cellCharacters) text += piece
    },
    close: (name) => {
      isText = false
      if (bare(name) === 'rPh') isPhonetic = false
      if (bare(name) === 'si') texts.push(text)
    },
  })
  return texts
}

/** "AB12" is in column 27, counted from 0. */
const getColumnIndex = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Excel writes a carriage return as "_x000D_". */
const withoutEscapes = (text: string) => text.replaceAll('_x000D_', '')

const readCellValue = (type: string | undefined, text: string, shared: readonly string[]): string => {
  if (type === 's') return withoutEscapes(shared[Number(text)] ?? '')
  if (type === 'b') return text === '1' ? 'true' : 'false'
  return type === undefined && /e/i.test(text) && Number.isFinite(Number(text))
    ? String(Number(text))
    : withoutEscapes(text)
}

/** The first visible sheet with more than a cover; missing rows are empty. @throws UnreadableFile for other files. */
export const readWorkbook = async (file: Uint8Array): Promise<string[][]> => {
  const files = await unpack(file)
  const sheets = await shownSheets(files)
  if (!sheets.length) throw new UnreadableFile(noWorkbook)
  const shared = await readSharedTexts(files)
  let first: string[][] | undefined
  for (const sheet of sheets) {
    const rows = await readSheet(sheet, shared)
    if (rows.some((row) => row.filter(Boolean).length > 1)) return rows
    first ??= rows
  }
  return first!
}

const readSheet = async (sheet: Uint8Array, shared: readonly string[]): Promise<string[][]> => {
  const rows: string[][] = []
  let row: string[] = []
  let [column, type, text, isValue] = [-1, undefined as string | undefined, '', false]
  await parseXml(
    sheet,
    {
      open: (name, attributes) => {
        const element = bare(name)
        if (element === 'row') {
          const at = Math.min(Number(attributes['r'] ?? rows.length + 1), workbookLimits.rows) - 1
          while (rows.length < at) rows.push([])
          ;[row, column] = [[], -1]
        }
        if (element === 'c') {
          column = attributes['r'] ? getColumnIndex(attributes['r']) : column + 1
          ;[type, text] = [attributes['t'], '']
        }
        isValue = element === 'v' || (element === 't' && type === 'inlineStr')
      },
      text: (piece) => {
        if (isValue && text.length < workbookLimits.cellCharacters) text += piece
      },
      close: (name) => {
        const element = bare(name)
        isValue = false
        if (element === 'c' && text && column >= 0 && column < workbookLimits.columns) {
          while (row.length < column) row.push('')
          row[column] = readCellValue(type, text, shared)
        }
        if (element === 'row') rows.push(row)
      },
    },
    () => rows.length >= workbookLimits.rows,
  )
  return rows
}
