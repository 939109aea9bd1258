import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { splitDocuments } from './split-documents.ts'

const { transform, load } = splitDocuments() as unknown as {
  transform: (code: string) => string | null
  load: (id: string) => Promise<string | null>
}
const generated = join(import.meta.dirname, '../../graphql.generated.ts')
const toImportPattern = (hook: string) =>
  new RegExp(`^import \\{.*\\b${hook}\\b.*\\} from '\\./server-query\\.ts'`, 'm')
const partsIn = (code: string) => [
  ...code.matchAll(/import \{ (\w+) \} from '[./]+\/graphql\.generated\.ts\?part=(\w+)'/g),
]

test('each imported name of the generated file is its own module', () => {
  const code =
    "import { type AQuery, useAQuery, useBMutation } from '../graphql.generated.ts'\nimport { b } from './b.ts'"
  expect(transform(code)).toBe(
    "import { useAQuery } from '../graphql.generated.ts?part=useAQuery'; import { useBMutation } from '../graphql.generated.ts?part=useBMutation'\nimport { b } from './b.ts'",
  )
  expect(transform("import { b } from './b.ts'")).toBeNull()
})

test('all imported names are found complete in codegen’s output, without other queries', async () => {
  const screens = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.|e2e|patches/.test(file))
  const wanted = new Set(
    screens.flatMap((file) => partsIn(transform(readFileSync(file, 'utf8')) ?? '').map(([, name]) => name!)),
  )
  expect(wanted.size).toBeGreaterThan(50)
  const seen = new Set<string>()
  const check = async (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const part = await load(`${generated}?part=${name}`)
    const { code } = await transformWithOxc(part!, 'part.ts')
    for (const [, hook] of code.matchAll(/[^.\w](use(?:Query|Fragment))\(/g))
      expect(part, name).toMatch(toImportPattern(hook!))
    expect(code, name).toMatch(new RegExp(`export (?:const|function) ${name}\\b`))
    expect([...code.matchAll(/export (?:const|function) (\w+)/g)].every(([, other]) => other === name)).toBe(true)
    const needs = partsIn(part!).map(([, other]) => other!)
    const used = [...code.matchAll(/\b\w+(?:Document|FragmentDoc)\b/g)].map(([other]) => other)
    for (const other of used) expect([name, ...needs, 'Document'], name).toContain(other)
    for (const other of needs) await check(other)
  }
  for (const name of wanted) await check(name)
})

test('a missing name ends the build', async () => {
  await expect(load(`${generated}?part=useNothingQuery`)).rejects.toThrow('graphql.generated.ts has no useNothingQuery')
  expect(await load(generated)).toBeNull()
})
