import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'

export type Cell = string | number | boolean | Date | null | readonly string[] | Json
/** A value for a jsonb column, as opposed to an array for a text[] column. */
export class Json {
  constructor(readonly value: unknown) {}
}

/** `isFrozen` needs a table that the same transaction has emptied, and saves work later. */
export const copyRows = async (
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
  { isFrozen }: { isFrozen: boolean },
) => {
  const stream = client.query(
    from(`copy ${table} (${columns.join(', ')}) from stdin${isFrozen ? ' with (freeze)' : ''}`),
  )
  await pipeline(Readable.from(chunks(rows)), stream)
}

function* chunks(rows: Iterable<readonly Cell[]>): Generator<string> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(cell).join('\t')}\n`
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  if (text) yield text
}

const cell = (value: Cell): string => {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escape(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Json) return escape(JSON.stringify(value.value))
  if (typeof value === 'object') return escape(`{${value.map(quote).join(',')}}`)
  return String(value)
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const letters: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escape = (text: string) => text.replace(/[\\\t\n\r]/g, (letter) => letters[letter]!)
