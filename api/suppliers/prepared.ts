import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const names = new Map<string, string>()

/** A statement that each connection prepares once, named after its text; for texts of which there are few. */
export const prepared = (text: string, values: unknown[]): QueryConfig => {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return { name, text, values }
}
