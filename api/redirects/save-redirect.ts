import type { Pool } from 'pg'
import { recordAction } from '../audit/record-action.ts'
import { adminOf } from '../auth/admin-only.ts'
import { countryPaths } from '../counties/list-areas.ts'
import { fixedPaths } from '../crawlers/sitemap.ts'
import { lockByKey, runSql, type Db } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { badInput, check, PublicError } from '../server/errors.ts'
import { idOf } from '../server/id-of.ts'
import { redirectColumns } from './list-redirects.ts'
import { mostRedirects, pathKey, redirectRules } from './redirect.rules.ts'
import type { CreateRedirectInput, Redirect } from './redirect.types.ts'

/** A page of the site, or an address that it leads on from by itself. */
const shown = `
  select exists (select from county where '/counties/' || url_name = $1)
      or exists (select from blog_post where published and '/blog/' || slug = $1)
      or exists (select from old_post_slug where '/blog/' || slug = $1)
      or exists (select from supplier where id = $2 and status in ('listed', 'merged')) as "isShown"`

const hasPage = async (db: Db, pool: Pool, path: string): Promise<boolean> => {
  if (fixedPaths.includes(path)) return true
  const supplier = Number(/^\/suppliers\/(\d{1,9})$/.exec(path)?.[1] ?? 0)
  const { rows } = await runSql<{ isShown: boolean }>(db, shown, [path, supplier])
  return rows[0]!.isShown || (await countryPaths(pool)).includes(path)
}

/** The path on this site that an address leads to, to be compared; undefined for one elsewhere. */
const pathOf = ({ env }: Context, address: string): string | undefined => {
  if (address.startsWith('/')) return pathKey(address.split(/[?#]/, 1)[0]!)
  const url = URL.parse(address)
  return url && env.SITE_URL && url.origin === new URL(env.SITE_URL).origin ? pathKey(url.pathname) : undefined
}

const find = async (db: Db, id: string): Promise<Redirect> => {
  const { rows } = await runSql<Redirect>(db, `select ${redirectColumns} from redirect where id = $1 for update`, [
    idOf(id) ?? 0,
  ])
  if (!rows[0]) throw new PublicError('NOT_FOUND', 'There is no such redirect.')
  return rows[0]
}

/**
 * Has an address lead on to another; without an id a new one. Every process heeds it within a second.
 * @throws BAD_USER_INPUT with a message per field: for an address that has a page, a second redirect of one address, and
 * two in a row, which a round would begin with; NOT_FOUND.
 */
export const saveRedirect = async (context: Context, input: CreateRedirectInput, id?: string): Promise<Redirect> => {
  const admin = adminOf(context)
  const { fromPath, toAddress, isPermanent } = check(redirectRules, input)
  return context.em.transactional(async (em) => {
    await lockByKey(em, 'redirect') // two that would lead to each other: the second sees the first
    const before = id === undefined ? undefined : await find(em, id)
    const key = pathKey(fromPath)
    if (before?.fromPath !== fromPath && (await hasPage(em, context.pool, key)))
      throw badInput({ fromPath: 'There is a page at this address, which nobody would see any more.' })
    const target = pathOf(context, toAddress)
    if (target === key) throw badInput({ toAddress: 'This would lead to itself.' })
    const { rows } = await runSql<{ fromPath: string; toAddress: string }>(
      em,
      `select from_path "fromPath", to_address "toAddress" from redirect where id <> $1 order by id limit ${mostRedirects}`,
      [Number(before?.id ?? 0)],
    )
    for (const other of rows) {
      const otherKey = pathKey(other.fromPath)
      if (otherKey === key) throw badInput({ fromPath: `It leads to ${other.toAddress} already.` })
      if (otherKey === target)
        throw badInput({ toAddress: `That address leads on to ${other.toAddress}: lead there at once.` })
      if (pathOf(context, other.toAddress) === key)
        throw badInput({ fromPath: `${other.fromPath} leads here: have it lead to the new address first.` })
    }
    if (!before && rows.length >= mostRedirects)
      throw badInput({ fromPath: `There are ${mostRedirects} redirects already: remove some first.` })
    const { rows: saved } = await runSql<Redirect>(
      em,
      before
        ? `update redirect set from_path = $1, to_address = $2, is_permanent = $3 where id = $4 returning ${redirectColumns}`
        : `insert into redirect (from_path, to_address, is_permanent) values ($1, $2, $3) returning ${redirectColumns}`,
      [fromPath, toAddress, isPermanent, ...(before ? [Number(before.id)] : [])],
    )
    const told = ({ fromPath: from, toAddress: to, isPermanent: stays }: Redirect) => ({
      fromPath: from,
      toAddress: to,
      isPermanent: stays,
    })
    await recordAction(em, admin, {
      action: before ? 'redirect.edit' : 'redirect.create',
      subject: 'redirect',
      subjectId: saved[0]!.id,
      ...(before && { before: told(before) }),
      after: told(saved[0]!),
    })
    return saved[0]!
  })
}

/**
 * Takes a redirect away.
 * @throws NOT_FOUND
 */
export const removeRedirect = async (context: Context, id: string): Promise<string> => {
  const admin = adminOf(context)
  return context.em.transactional(async (em) => {
    const { fromPath, toAddress } = await find(em, id)
    await runSql(em, 'delete from redirect where id = $1', [idOf(id)])
    await recordAction(em, admin, {
      action: 'redirect.remove',
      subject: 'redirect',
      subjectId: id,
      before: { fromPath, toAddress },
    })
    return id
  })
}
