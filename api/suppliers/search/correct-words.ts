import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { vocabulary } from './read-query.ts'
import { nearestWord } from './spelling.ts'

const trade = [...vocabulary].map((word) => ({ word, suppliers: 0 }))

/** The word of a supplier's text or of the trade that a misspelt word most likely stands for. */
export const correctWord = async (pool: Pool, misspelt: string): Promise<string | undefined> => {
  const { rows } = await runSql<{ word: string; suppliers: number }>(
    pool,
    'select word, suppliers from nearest_words($1)',
    [misspelt],
  )
  return nearestWord(misspelt, [...rows, ...trade])
}
