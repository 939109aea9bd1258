import type { DocumentNode } from 'graphql'

/** Finds out something of a document once, however often that is asked; documents are shared by all who send the same text. */
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
