import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const names = new Map<string, string>()

/** Limit of prepared statements per connection, since clients choose the fields and so the statements. */
const maxNames = 500

/** A statement that each connection prepares once, named by a hash of its text. */
export const prepared = (text: string, parameters: readonly unknown[]): QueryConfig => {
  const values = parameters as unknown[]
  let name = names.get(text)
  if (!name) {
    if (names.size >= maxNames) return { text, values }
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return { name, text, values }
}
