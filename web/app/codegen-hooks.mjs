import { posix } from 'node:path'
import { concatAST, Kind, visit } from 'graphql'

const pascal = (name) => name.replace(/(^|_)([a-z])/g, (_, before, letter) => before + letter.toUpperCase())

const fragmentHook = (name) => {
  const type = `${pascal(name)}Fragment`
  return [
    `export const use${type} = (from: A.useFragment.Options<${type}, never>['from']) =>`,
    `  useFragment({ fragment: ${type}Doc, fragmentName: '${name}', from })`,
  ].join('\n')
}

const queryHooks = (base, type, optional) => {
  const [variables, document] = [`${type}Variables`, `${base}Document`]
  return [
    `export function use${type}(options${optional}: A.useQuery.Options<${type}, ${variables}>): A.useQuery.Result<${type}, ${variables}, 'empty' | 'complete' | 'streaming'>`,
    `export function use${type}(options: A.SkipToken | A.useQuery.Options<${type}, ${variables}>): A.useQuery.Result<${type}, ${variables}, 'empty' | 'complete' | 'streaming', Partial<${variables}>>`,
    `export function use${type}(options${optional}: any): any { return useQuery(${document}, options) }`,
    `export const use${base}LazyQuery = (options?: A.useLazyQuery.Options<${type}, ${variables}>): A.useLazyQuery.ResultTuple<${type}, ${variables}, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(${document}, options)`,
  ].join('\n')
}

const mutationHook = (base, type) =>
  `export const use${type} = (options?: A.useMutation.Options<${type}, ${type}Variables>): A.useMutation.ResultTuple<${type}, ${type}Variables> => A.useMutation<${type}, ${type}Variables>(${base}Document, options ?? {}) as A.useMutation.ResultTuple<${type}, ${type}Variables>`

const subscriptionHook = (base, type, optional) =>
  `export const use${type} = (options${optional}: A.SkipToken | A.useSubscription.Options<${type}, ${type}Variables>): A.useSubscription.Result<${type}> => A.useSubscription(${base}Document, options as A.useSubscription.Options<${type}, ${type}Variables>)`

const toImportPath = (from, to) => {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** The types of other files' fragments that a document spreads. */
const fragmentImports = (document, { externalFragments }, { outputFile }) => {
  const spread = new Set()
  visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) })
  return externalFragments
    .filter(({ name }) => spread.has(name))
    .map(
      ({ name, importFrom }) =>
        `import type { ${pascal(name)}Fragment } from '${toImportPath(outputFile, importFrom)}'`,
    )
}

/** Typed hooks for Apollo Client 4: no published plugin passes strict checks. */
export const plugin = (_schema, documents, config, info) => {
  const document = concatAST(documents.map(({ document }) => document))
  const hooks = document.definitions.map((definition) => {
    if (!definition.name) return ''
    const base = pascal(definition.name.value)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) return fragmentHook(definition.name.value)
    const type = base + pascal(definition.operation)
    const isNeeded = (definition.variableDefinitions ?? []).some(
      (v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue,
    )
    const optional = isNeeded ? '' : '?'
    if (definition.operation === 'query') return queryHooks(base, type, optional)
    return definition.operation === 'mutation' ? mutationHook(base, type) : subscriptionHook(base, type, optional)
  })
  return {
    prepend: [
      `import * as A from '@apollo/client/react'`,
      `import { useFragment, useQuery } from '${toImportPath(info.outputFile, 'web/server-query.ts')}'`,
      ...fragmentImports(document, config, info),
    ],
    content: hooks.join('\n'),
  }
}
