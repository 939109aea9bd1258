import pg from 'pg'

/** Behind a pooler in transaction mode, the next statement may reach another server connection. */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as pg.Client['query']
  }
}

/** Cursors and streams submit themselves and have no name. */
const withoutName = (query: unknown) =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query
