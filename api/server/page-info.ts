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

/**
 * A page as a connection, from rows that may include one more than asked for. Edges are made only when they are read.
 */
export const connectionOf = <T extends object>(
  rows: T[],
  first: number,
  after: unknown,
  cursorOf: (row: T) => string,
) => {
  const nodes = rows.length > first ? rows.slice(0, first) : rows
  const [start, end] = [nodes[0], nodes.at(-1)]
  const pageInfo: PageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: after != null,
    get startCursor() {
      return start ? cursorOf(start) : null
    },
    get endCursor() {
      return end ? cursorOf(end) : null
    },
  }
  return {
    nodes,
    pageInfo,
    get edges() {
      return nodes.map((node) => ({ node, cursor: cursorOf(node) }))
    },
  }
}
