import pg from 'pg'

/**
 * A connection that prepares no statement under a name: behind a pooler in transaction mode the next one may run on
 * another connection of the server's, which does not know it.
 */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as pg.Client['query']
  }
}

/** Cursors and streams, which submit themselves, have no name. */
const withoutName = (query: unknown) =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query
