import { createReadStream, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Context as KoaContext } from 'koa'
import { root } from '../process/release.js'

/** GraphiQL's initial tabs; all run against this site alone. */
export const examples = readFileSync(join(import.meta.dirname, 'graphiql-examples.graphql'), 'utf8')
  .split(/(?<=\n)\n/)
  .map((query) => ({ query }))

/** Built by `npm run build:graphiql`. */
export const explorerAssets = join(root, 'web/graphiql/assets')

export const explorerPage = async (): Promise<string> => {
  const page = await readFile(join(root, 'web/graphiql/graphiql.html'), 'utf8')
  const json = JSON.stringify(examples).replaceAll('<', '\\u003c')
  return page.replace('<!-- examples -->', () => `<script id="examples" type="application/json">${json}</script>`)
}

export const isExplorer = (path: string): boolean => path === '/graphiql' || path === '/graphql'

/** During development; returns whether the path was GraphiQL's. */
export const sendExplorer = async (ctx: KoaContext): Promise<boolean> => {
  if (isExplorer(ctx.path)) {
    ctx.type = 'html'
    ctx.body = await explorerPage()
    return true
  }
  const name = basename(ctx.path)
  if (ctx.path !== `/assets/${name}` || !(await readdir(explorerAssets)).includes(name)) return false
  ctx.type = extname(name)
  ctx.body = createReadStream(join(explorerAssets, name))
  return true
}
