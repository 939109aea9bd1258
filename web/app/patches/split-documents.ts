import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const generated = /\/graphql\.generated\.ts$/
const importOfGenerated = /^import \{([^}]+)\} from '([./]+\/graphql\.generated\.ts)'/gm

/**
 * Gives each screen only its own queries. The generated file is one module, and bundlers never split a module: without
 * this, every visitor would load every query of the dashboard. Each export becomes a module of its own, in the
 * browser's build only.
 */
export const splitDocuments = (): Plugin => ({
  name: 'split-documents',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: (code) =>
    code.includes('graphql.generated.ts')
      ? code.replace(importOfGenerated, (_all, names: string, from: string) => importEach(names, from))
      : null,
  load: async (id) => {
    const [path = '', name] = id.split('?part=')
    return name && generated.test(path) ? partOf(await readFile(path, 'utf8'), name) : null
  },
})

const importEach = (names: string, from: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${from}?part=${name}'`)
    .join('; ')

/**
 * Everything exported under a name (a function has several signatures) with what it needs: the hooks, and the query,
 * which is another part.
 */
const partOf = (code: string, name: string) => {
  const statements = code.split(/^(?=export )/m)
  const part = statements.filter((statement) => nameOf(statement) === name).join('')
  if (!part) throw new Error(`graphql.generated.ts has no ${name}`)
  const known = new Set(statements.map(nameOf))
  const needs = [...new Set(part.match(/\b\w+(?:Document|FragmentDoc)\b/g))].filter(
    (other) => other !== name && known.has(other),
  )
  return [
    "import * as A from '@apollo/client/react'",
    ...needs.map((other) => `import { ${other} } from './graphql.generated.ts?part=${other}'`),
    part,
  ].join('\n')
}

const nameOf = (statement: string) => /^export (?:const|function) (\w+)/.exec(statement)?.[1]
