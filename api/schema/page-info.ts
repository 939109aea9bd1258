import { Field, ObjectType } from 'type-graphql'

/** The position of a page in its list. Only forward paging is supported. */
@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'More follow: ask again with `after: endCursor`.' })
  hasNextPage!: boolean

  @Field(() => Boolean, {
    description: 'Entries come before this page, as they do behind every `after`. Lists are read forwards only.',
  })
  hasPreviousPage!: boolean

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry.' })
  startCursor!: string | null

  @Field(() => String, { nullable: true, description: 'The cursor of the last entry.' })
  endCursor!: string | null
}

/** The position of fetched rows; cursors are computed on demand. */
class PageOfRows<T extends object> implements PageInfo {
  constructor(
    private readonly nodes: readonly T[],
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    private readonly getCursor: (row: T) => string,
  ) {}

  get startCursor() {
    const start = this.nodes[0]
    return start ? this.getCursor(start) : null
  }

  get endCursor() {
    const end = this.nodes.at(-1)
    return end ? this.getCursor(end) : null
  }
}

/**
 * A connection over rows, with the other fields of its type.
 * It is a class because a plain object with getters costs more than twenty rows: each gets its own hidden class, which
 * delays garbage collection.
 */
class Connection<T extends object> {
  readonly pageInfo: PageInfo

  constructor(
    readonly nodes: T[],
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    private readonly getCursor: (row: T) => string,
  ) {
    this.pageInfo = new PageOfRows(nodes, hasNextPage, hasPreviousPage, getCursor)
  }

  get edges() {
    return this.nodes.map((node) => ({ node, cursor: this.getCursor(node) }))
  }
}

/**
 * A connection from rows that may include one more than requested. Edges are computed on demand: assign to the object,
 * do not spread it.
 */
export const toConnection = <T extends object>(
  rows: T[],
  first: number,
  after: unknown,
  getCursor: (row: T) => string,
): Connection<T> =>
  new Connection(rows.length > first ? rows.slice(0, first) : rows, rows.length > first, after != null, getCursor)
