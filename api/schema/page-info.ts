import { Field, ObjectType } from 'type-graphql'

/** The position of a connection's page in its list. Only forward paging is offered. */
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

/** The position of the rows in between, whose cursors are made when they are asked for. */
class PageOfRows<T extends object> implements PageInfo {
  constructor(
    private readonly nodes: readonly T[],
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    private readonly cursorOf: (row: T) => string,
  ) {}

  get startCursor() {
    const start = this.nodes[0]
    return start ? this.cursorOf(start) : null
  }

  get endCursor() {
    const end = this.nodes.at(-1)
    return end ? this.cursorOf(end) : null
  }
}

/**
 * Some rows as a connection, with what else its type has assigned to it. A class, since getters of a plain object cost
 * more than twenty rows do: each object has a shape of its own, which keeps the rows until all memory is looked through.
 */
class Connection<T extends object> {
  readonly pageInfo: PageInfo

  constructor(
    readonly nodes: T[],
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    private readonly cursorOf: (row: T) => string,
  ) {
    this.pageInfo = new PageOfRows(nodes, hasNextPage, hasPreviousPage, cursorOf)
  }

  get edges() {
    return this.nodes.map((node) => ({ node, cursor: this.cursorOf(node) }))
  }
}

/**
 * A page as a connection, from rows that may include one more than asked for. Edges are made only when they are read:
 * assign to it rather than spread it.
 */
export const connectionOf = <T extends object>(
  rows: T[],
  first: number,
  after: unknown,
  cursorOf: (row: T) => string,
): Connection<T> =>
  new Connection(rows.length > first ? rows.slice(0, first) : rows, rows.length > first, after != null, cursorOf)
