import { globSync, readFileSync } from 'node:fs'
import type { AttackPattern } from 'recheck'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { growthOf, mostGrowth, workOf } from './expect-linear.ts'
import { isLong } from './long.ts'
import { isSyntaxNode, nodesIn, type SyntaxNode } from './syntax-nodes.ts'

interface Expression {
  where: string
  source: string
  flags: string
  /** Why it may stay although its time grows faster than its text: the comment `// bounded: …` above it. */
  bounded: boolean
}

/** The text of a template whose parts are all taken to be an "x". */
const textOf = (node: unknown): string | undefined => {
  if (!isSyntaxNode(node)) return undefined
  if (node.type === 'TaggedTemplateExpression') return textOf(node['quasi'])
  if (node.type !== 'TemplateLiteral') return typeof node['value'] === 'string' ? node['value'] : undefined
  const parts = node['quasis'] as { value: { raw: string; cooked: string } }[]
  return parts.map(({ value }) => value.cooked ?? value.raw).join('x')
}

const writtenIn = (node: SyntaxNode): { source: string; flags: string } | undefined => {
  const regex = node['regex'] as { pattern: string; flags: string } | undefined
  if (node.type === 'Literal' && regex) return { source: regex.pattern, flags: regex.flags }
  if (!/^(?:New|Call)Expression$/.test(node.type) || (node['callee'] as SyntaxNode)['name'] !== 'RegExp')
    return undefined
  const [source, flags] = (node['arguments'] as unknown[]).map(textOf)
  return source === undefined ? undefined : { source, flags: flags ?? '' }
}

/** The expressions of a source file. */
const expressionsIn = (file: string, text: string): Expression[] => {
  const lines = text.split('\n')
  return [...nodesIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))].flatMap((node) => {
    const written = writtenIn(node)
    if (!written) return []
    const line = text.slice(0, node.start).split('\n').length
    const bounded = lines.slice(Math.max(0, line - 6), line).some((one) => one.includes('// bounded: '))
    return [{ ...written, where: `${file}:${line}`, bounded }]
  })
}

const isSuperLinear = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0

const expressions = globSync(['api/**/*.ts', 'web/**/*.{ts,tsx}', '*.config.ts'])
  .filter((file) => !/\.test\.tsx?$|\/test-|\.generated\.ts$/.test(file))
  .flatMap((file) => expressionsIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')))

const complaint = ({ where, source, flags }: Expression) => `${where}  /${source}/${flags}`

test('the time that an expression takes grows with its text, or a comment says what bounds the text', () => {
  expect(expressions.length).toBeGreaterThan(500)
  expect(expressions.filter((one) => !one.bounded && isSuperLinear(one)).map(complaint)).toEqual([])
})

test('what grows faster is found: in a literal, in one that is put together, and unless a comment says why not', () => {
  const found = (text: string) => expressionsIn('a.ts', text).map((one) => [one.bounded, isSuperLinear(one)])
  expect(found('const a = /a+$/')).toEqual([[false, true]])
  expect(found('const a = new RegExp(String.raw`^${b}\\s*(.*)\\s*$`)')).toEqual([[false, true]])
  expect(found('const a = RegExp("a+$")')).toEqual([[false, true]])
  expect(found('// bounded: three letters\nconst a = /a+$/')).toEqual([[true, true]])
  expect(found('const a = /(?<!a)a+$/')).toEqual([[false, false]])
})

/** Whether an attack that was thought out against an expression does take more than linear time, and any time at all. */
const isHurt = ({ source, flags }: Expression, { pumps, suffix }: AttackPattern) => {
  const pumped = pumps.reduce((length, { pump }) => length + pump.length, 0)
  const attack = (size: number) =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(size / pumped))).join('') + suffix
  const expression = new RegExp(source, flags)
  const read = (text: string) => text.replace(expression, '')
  for (let size = 250; size < 50_000; size *= 2)
    if (workOf(() => read(attack(size))) > 60) return growthOf(read, attack, size) > mostGrowth
  return false
}

test.runIf(isLong)(
  'a thorough search for attacks, which takes minutes, finds none that hurts',
  async () => {
    process.env.RECHECK_BACKEND = 'pure'
    const { check } = await import('recheck')
    const found: string[] = []
    for (const one of expressions.filter(({ bounded }) => !bounded)) {
      const answer = await check(one.source, one.flags, { timeout: 20_000 })
      if (answer.status !== 'vulnerable') continue
      const { complexity, attack } = answer
      if (complexity.type === 'exponential' || isHurt(one, attack)) found.push(`${complaint(one)}  ${attack.pattern}`)
    }
    expect(found).toEqual([])
  },
  1_800_000,
)
