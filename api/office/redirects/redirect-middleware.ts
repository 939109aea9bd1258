import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import { readRows, runSql } from '../../database/sql.ts'
import { createPeriodicWriter } from '../../process/periodic-writer.ts'
import { log } from '../../process/log.ts'
import { redirectCheckHeader } from './redirect-check.rules.ts'
import { isOwn, maxRedirects, pathKey, shortAddresses } from './redirect.rules.ts'

interface RedirectTarget {
  /** Undefined for `shortAddresses`, whose hits are not counted. */
  id?: number
  toAddress: string
  isPermanent: boolean
}

const builtIn = Object.entries(shortAddresses).map(([path, toAddress]): [string, RedirectTarget] => [
  path,
  { toAddress, isPermanent: true },
])

const text = `
  select id, from_path "fromPath", to_address "toAddress", is_permanent "isPermanent" from redirect order by id limit ${maxRedirects}`
const write = `
  update redirect r set hits = r.hits + s.times, last_hit_at = now()
    from unnest($1::int[], $2::bigint[]) s(id, times) where r.id = s.id`

const published = 'select slug from blog_post where published and slug = any($1)'
const blog = '/blog/'

/** The address's own parameters win, and its fragment stays last. */
const withQuery = (address: string, search: string): string => {
  if (!search) return address
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (!own) return path + search + fragment
  const named = new URLSearchParams(own)
  const more = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !named.has(name)))
  return path + [own, more].filter((part) => String(part).length > 0).join('&') + fragment
}

/** All in memory, so that no visitor waits for the database; call `refresh` after a change. */
export const createRedirectMiddleware = (pool: Pool, { writeEveryMs = 5000 } = {}) => {
  let known = new Map<string, RedirectTarget>(builtIn)
  let used = new Map<number, number>()

  const writeHits = async () => {
    if (!used.size) return
    const counted = [...used]
    used = new Map()
    await runSql(pool, write, [counted.map(([id]) => id), counted.map(([, times]) => times)]).catch((error: unknown) =>
      log.warn({ err: error }, 'could not write redirect counts'),
    )
  }

  /** Caches may keep a redirect for an hour; a page can test for one by a header. */
  const redirect: Middleware = async (ctx, next) => {
    const found = ctx.method === 'GET' || ctx.method === 'HEAD' ? known.get(pathKey(ctx.path)) : undefined
    if (ctx.method === 'HEAD' && ctx.get(redirectCheckHeader)) {
      ctx.set('cache-control', 'no-store')
      ctx.status = found ? 200 : 204
      return undefined
    }
    if (!found) return next()
    if (found.id !== undefined) used.set(found.id, (used.get(found.id) ?? 0) + 1)
    const { toAddress, isPermanent } = found
    ctx.status = isPermanent ? 301 : 302
    ctx.redirect(withQuery(toAddress, ctx.search))
    ctx.set('cache-control', isPermanent ? 'public, max-age=3600' : 'no-cache')
    ctx.body = ''
  }

  return {
    redirect,
    ...createPeriodicWriter(writeHits, writeEveryMs),
    refresh: async () => {
      const { rows } = await runSql<RedirectTarget & { fromPath: string }>(pool, text)
      const found = new Map<string, RedirectTarget>(rows.map((one) => [pathKey(one.fromPath), one]))
      const slugs = [...found.keys()].filter((key) => key.startsWith(blog)).map((key) => key.slice(blog.length))
      const posts = slugs.length ? await readRows<{ slug: string }>(pool, published, [slugs]) : []
      for (const { slug } of posts) found.delete(blog + slug)
      for (const key of found.keys()) if (isOwn(key)) found.delete(key)
      known = new Map([...builtIn, ...found])
    },
  }
}
