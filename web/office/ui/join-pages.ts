interface Page {
  nodes: readonly unknown[]
}

/** For `fetchMore`; `name` is the list's field. */
export const joinPages =
  <Name extends string>(name: Name) =>
  <Query extends { [field in Name]?: Page | null }>(
    before: Query,
    { fetchMoreResult: after }: { fetchMoreResult: Query },
  ): Query => {
    const [shown, next] = [before[name], after[name]]
    return shown && next ? { ...after, [name]: { ...next, nodes: [...shown.nodes, ...next.nodes] } } : before
  }
