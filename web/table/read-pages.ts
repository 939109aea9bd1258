interface Page<Row> {
  nodes: readonly Row[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** A file has so many rows at most. */
const rowsAtMost = 5_000

/** All rows of a list that comes in pages, as far as a file has room for them. */
export const readPages = async <Row>(read: (after: string | null) => Promise<Page<Row>>): Promise<Row[]> => {
  const all: Row[] = []
  let after: string | null | undefined
  do {
    const page: Page<Row> = await read(after ?? null)
    all.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after && all.length < rowsAtMost)
  return all
}
