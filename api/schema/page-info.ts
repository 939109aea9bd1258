import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow: query again with `after: endCursor`.' })
  hasNextPage!: boolean

  @Field(() => Boolean, {
    description: 'Whether entries precede this page, which is true after any `after`. Lists can only be read forwards.',
  })
  hasPreviousPage!: boolean

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry.' }) startCursor!: string | null

  @Field(() => String, { nullable: true, description: 'The cursor of the last entry.' }) endCursor!: string | null
}

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

/** A class, because each plain object with getters would get its own hidden class. */
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

/** Rows may include one more than requested; do not spread the object, whose edges are computed on demand. */
export const toConnection = <T extends object>(
  rows: T[],
  first: number,
  after: unknown,
  getCursor: (row: T) => string,
): Connection<T> =>
  new Connection(rows.length > first ? rows.slice(0, first) : rows, rows.length > first, after != null, getCursor)
