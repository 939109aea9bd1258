/** ESTree, from the bundler's parser. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value

export const nodesIn = function* (tree: unknown): Generator<SyntaxNode> {
  const left = [tree]
  while (left.length > 0) {
    const value = left.pop()
    if (isSyntaxNode(value)) yield value
    else if (!Array.isArray(value)) continue
    const children = Object.values(value).filter((child) => typeof child === 'object' && child !== null)
    left.push(...children.reverse())
  }
}
