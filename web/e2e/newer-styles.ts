import { generate, parse, walk, type CssNode } from 'css-tree'
import { newerKeys } from './browser-support.ts'

const valueKeys = ['css.types', 'css.types.color', 'css.types.image', 'css.types.gradient', 'css.types.length']

/** iPhones lack these, which are only for pointers. */
const ofPointers = /^(?:cursor|resize)$/

const declarationsIn = (node: CssNode) =>
  node.type === 'Block' ? node.children.toArray().filter((child) => child.type === 'Declaration') : []

/** Ignores features in `@supports`, with a fallback, or replaced in `@supports not`. */
export const newerStyles = (css: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const replaced =
    css
      .match(/@supports not[^{]*/g)
      ?.join()
      .replaceAll(' ', '') ?? ''
  const record = (key: string, what: string) => {
    if (newerKeys.has(key)) found.add(what)
  }
  const recordValue = (property: string, value: string) => {
    walk(parse(value, { context: 'value' }), (node) => {
      if (node.type === 'Identifier') record(`css.properties.${property}.${node.name}`, `${property}: ${node.name}`)
      if (node.type === 'Function')
        for (const key of [...valueKeys, `css.properties.${property}`]) record(`${key}.${node.name}`, `${node.name}()`)
      if (node.type === 'Dimension') {
        const isOfContainer = node.unit.startsWith('cq') && !replaced.includes('cq')
        record(`css.types.length.${isOfContainer ? 'container_query_length_units' : node.unit}`, node.unit)
      }
    })
  }
  const recordDeclarations = (block: CssNode) => {
    const declarations = declarationsIn(block)
    for (const [at, { property, value }] of declarations.entries()) {
      const hasOlder = declarations.some(
        (other, index) => other.property === `-webkit-${property}` || (other.property === property && index < at),
      )
      const text = generate(value)
      if (property.startsWith('-') || ofPointers.test(property) || hasOlder || replaced.includes(`${property}:${text}`))
        continue
      record(`css.properties.${property}`, property)
      if (!found.has(property)) recordValue(property, text)
    }
  }
  walk(parse(css), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        const prelude = node.prelude ? generate(node.prelude) : ''
        if (node.name === 'supports' && !prelude.startsWith('not')) return walk.skip
        record(`css.at-rules.${node.name}`, `@${node.name}`)
      }
      if (node.type === 'Feature') record(`css.at-rules.media.${node.name}`, `@media (${node.name})`)
      if (node.type === 'Selector') {
        walk(node, (part) => {
          if (part.type === 'PseudoClassSelector' || part.type === 'PseudoElementSelector')
            record(`css.selectors.${part.name}`, generate(node))
          if (part.type === 'NestingSelector') record('css.selectors.nesting', generate(node))
        })
        return walk.skip
      }
      recordDeclarations(node)
      return undefined
    },
  })
  return found
}
