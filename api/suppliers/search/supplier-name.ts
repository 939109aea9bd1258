import type { Pool } from 'pg'
import { readBatched } from '../../database/batched-read.ts'
import { isCommon, vocabulary } from './read-query.ts'

/**
 * Whether a query is a supplier's full name, ignoring marks and "Ltd", or the start of one. Two trade words alone do
 * not count: "Roller Blinds".
 */
export const isSupplierName = async (pool: Pool, query: string, tokens: readonly string[]): Promise<boolean> => {
  const own = tokens.filter((token) => !isCommon(token)).length
  if (tokens.length < 2 || (!own && (tokens.length < 3 || tokens.every((token) => vocabulary.has(token))))) return false
  const text = `
    select exists (select from supplier where status = 'listed' and name_key(name) collate "C" = name_key($1) collate "C") or
           exists (select from supplier_search where name_key > search_key($1) || ' ' and name_key < search_key($1) || '!') "isName"`
  return (await readBatched<{ isName: boolean }>(pool, text, [query.replace(/\s+/g, ' ')])).isName
}
