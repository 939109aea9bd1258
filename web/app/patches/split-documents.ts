import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const generated = /\/graphql\.generated\.ts$/
const importOfGenerated = /^import \{([^}]+)\} from '([./]+\/graphql\.generated\.ts)'/gm

/** Turns each export of the generated module into a module, since bundlers do not split it. */
export const splitDocuments = (): Plugin => {
  let parts: Promise<Parts> | undefined // read once for hundreds of modules
  return {
    name: 'split-documents',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code) =>
      code.includes('graphql.generated.ts')
        ? code.replace(importOfGenerated, (_all, names: string, from: string) => importEach(names, from))
        : null,
    load: async (id) => {
      const [path = '', name] = id.split('?part=')
      if (!name || !generated.test(path)) return null
      parts ??= readFile(path, 'utf8').then(splitParts)
      return toModule(await parts, name)
    },
  }
}

const importEach = (names: string, from: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${from}?part=${name}'`)
    .join('; ')

interface Parts {
  imports: readonly string[]
  byName: ReadonlyMap<string, string>
}

const splitParts = (code: string): Parts => {
  const byName = new Map<string, string>()
  for (const statement of code.split(/^(?=export )/m)) {
    const name = /^export (?:const|function) (\w+)/.exec(statement)?.[1]
    if (name) byName.set(name, (byName.get(name) ?? '') + statement)
  }
  return { imports: code.match(/^import (?!type ).*/gm) ?? [], byName }
}

const toModule = ({ imports, byName }: Parts, name: string) => {
  const part = byName.get(name)
  if (!part) throw new Error(`graphql.generated.ts has no ${name}`)
  const needs = [...new Set(part.match(/\b\w+(?:Document|FragmentDoc)\b/g))].filter(
    (other) => other !== name && byName.has(other),
  )
  return [
    ...imports,
    ...needs.map((other) => `import { ${other} } from './graphql.generated.ts?part=${other}'`),
    part,
  ].join('\n')
}
