import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { isTestFile } from './is-test-file.ts'
import { isSyntaxNode, nodesIn, type SyntaxNode } from './syntax-nodes.ts'

export interface Expression {
  where: string
  source: string
  flags: string
  /** Why superlinear time is acceptable: the comment `// bounded: …` above it. */
  bounded: boolean
}

/** With "x" for each expression. */
const getTemplateText = (node: unknown): string | undefined => {
  if (!isSyntaxNode(node)) return undefined
  if (node.type === 'TaggedTemplateExpression') return getTemplateText(node['quasi'])
  if (node.type !== 'TemplateLiteral') return typeof node['value'] === 'string' ? node['value'] : undefined
  const parts = node['quasis'] as { value: { raw: string; cooked: string } }[]
  return parts.map(({ value }) => value.cooked ?? value.raw).join('x')
}

const writtenIn = (node: SyntaxNode): { source: string; flags: string } | undefined => {
  const regex = node['regex'] as { pattern: string; flags: string } | undefined
  if (node.type === 'Literal' && regex) return { source: regex.pattern, flags: regex.flags }
  if (!/^(?:New|Call)Expression$/.test(node.type) || (node['callee'] as SyntaxNode)['name'] !== 'RegExp')
    return undefined
  const [source, flags] = (node['arguments'] as unknown[]).map(getTemplateText)
  return source === undefined ? undefined : { source, flags: flags ?? '' }
}

export const expressionsIn = (file: string, text: string): Expression[] => {
  const lines = text.split('\n')
  return [...nodesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))].flatMap((node) => {
    const written = writtenIn(node)
    if (!written) return []
    const line = text.slice(0, node.start).split('\n').length
    const bounded = lines.slice(Math.max(0, line - 6), line).some((one) => one.includes('// bounded: '))
    return [{ ...written, where: `${file}:${line}`, bounded }]
  })
}

/** Of all sources except tests. */
export const expressions = globSync(['api/**/*.ts', 'web/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}', '*.config.ts'], {
  exclude: ['tools/packages/node_modules/**'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isTestFile(file) && !file.endsWith('.generated.ts'))
  .flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')))

export const complaint = ({ where, source, flags }: Expression) => `${where}  /${source}/${flags}`
