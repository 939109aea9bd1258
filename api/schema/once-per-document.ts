import type { DocumentNode } from 'graphql'

/** Computes something once per document; the same text always gives the same document. */
export const oncePerDocument = <Found>(find: (document: DocumentNode) => Found) => {
  const known = new WeakMap<DocumentNode, { found: Found }>()
  return (document: DocumentNode): Found => {
    const before = known.get(document)
    if (before) return before.found
    const found = find(document)
    known.set(document, { found })
    return found
  }
}
