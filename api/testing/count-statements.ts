import pg from 'pg'
import { vi } from 'vitest'

/** Counts the statements that this process sends to PostgreSQL, over any connection, while `use` runs. */
export const countStatements = async (use: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await use()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
