import pg from 'pg'
import { vi } from 'vitest'

export const countStatements = async (use: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await use()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
