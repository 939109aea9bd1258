import type { EntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { recordAction, type Actor } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { countryPaths } from '../../counties/list-areas.ts'
import { fixedPaths } from '../../crawlers/sitemap.ts'
import { findRow, lockByKey, readRow, runSql, type Db } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { contentVersion } from '../../process/content-version.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { parseId, refuseStale } from '../../schema/types.ts'
import { redirectColumns } from './list-redirects.ts'
import { maxRedirects, pathKey, redirectRules } from './redirect.rules.ts'
import type { CreateRedirectInput, DeleteRedirectInput, Redirect, UpdateRedirectInput } from './redirect.types.ts'

const shown = `
  select path from unnest($1::text[], $2::int[]) given(path, supplier)
   where exists (select from county where '/counties/' || url_name = path)
      or exists (select from blog_post where published and '/blog/' || slug = path)
      or exists (select from old_post_slug where '/blog/' || slug = path)
      or exists (select from supplier s where s.id = given.supplier and s.status in ('listed', 'merged'))`

const pagesAt = async (db: Db, pool: Pool, paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const suppliers = paths.map((path) => Number(/^\/suppliers\/(\d{1,9})$/.exec(path)?.[1] ?? 0))
  const { rows } = await runSql<{ path: string }>(db, shown, [paths, suppliers])
  return new Set([...rows.map(({ path }) => path), ...fixedPaths, ...(await countryPaths(pool))])
}

/** Undefined for other sites. */
const toSitePath = ({ env }: Context, address: string): string | undefined => {
  if (address.startsWith('/')) return pathKey(address.split(/[?#]/, 1)[0]!)
  const url = URL.parse(address)
  return url && env.SITE_URL && url.origin === new URL(env.SITE_URL).origin ? pathKey(url.pathname) : undefined
}

const find = async (db: Db, id: string): Promise<Redirect> => {
  const row = await findRow<Redirect>(db, `select ${redirectColumns} from redirect where id = $1 for update`, [
    parseId(id) ?? 0,
  ])
  if (!row) throw new PublicError('NOT_FOUND', 'This redirect no longer exists.')
  return row
}

export const redirectVersion = ({ fromPath, toAddress, isPermanent }: RedirectValues): number =>
  contentVersion([fromPath, toAddress, isPermanent])

export type RedirectValues = Pick<Redirect, 'fromPath' | 'toAddress' | 'isPermanent'>
type ExistingRedirect = RedirectValues & Pick<Redirect, 'id'>

/** The lock lasts until the transaction ends, so that no two concurrent changes form a loop. */
export const lockRedirects = async (em: EntityManager, context: Context) => {
  await lockByKey(em, 'redirect')
  const { rows } = await runSql<ExistingRedirect>(
    em,
    `select id, from_path "fromPath", to_address "toAddress", is_permanent "isPermanent" from redirect order by id limit ${maxRedirects}`,
  )
  const known = new Map<string, ExistingRedirect & { target: string | undefined }>()
  const note = (one: ExistingRedirect, before?: ExistingRedirect) => {
    if (before) known.delete(pathKey(before.fromPath))
    known.set(pathKey(one.fromPath), { ...one, target: toSitePath(context, one.toAddress) })
  }
  for (const row of rows) note(row)
  let pages: ReadonlySet<string> = new Set()
  return {
    at: (fromPath: string) => known.get(pathKey(fromPath)),
    note,
    lookUpPages: async (paths: readonly string[]) => {
      pages = await pagesAt(em, context.pool, paths.map(pathKey))
    },
    check: ({ fromPath, toAddress }: RedirectValues, before?: ExistingRedirect) => {
      const key = pathKey(fromPath)
      if (before?.fromPath !== fromPath && pages.has(key))
        throw badInput({ fromPath: 'There is already a page at this address. A redirect would hide it.' })
      const target = toSitePath(context, toAddress)
      if (target === key) throw badInput({ toAddress: 'This would redirect to itself.' })
      const isOther = ({ id }: ExistingRedirect) => id !== before?.id
      const same = known.get(key)
      if (same && isOther(same)) throw badInput({ fromPath: `It already redirects to ${same.toAddress}.` })
      const next = target === undefined ? undefined : known.get(target)
      if (next && isOther(next))
        throw badInput({ toAddress: `That address redirects to ${next.toAddress}. Redirect there directly.` })
      const previous = [...known.values()].find((one) => one.target === key && isOther(one))
      if (previous)
        throw badInput({ fromPath: `${previous.fromPath} redirects here. Point it to the new address first.` })
      if (!before && known.size >= maxRedirects)
        throw badInput({ fromPath: `There are ${maxRedirects} redirects already. Remove some first.` })
    },
  }
}

const toAuditValues = ({ fromPath, toAddress, isPermanent }: RedirectValues) => ({ fromPath, toAddress, isPermanent })

export const writeRedirect = async (
  em: EntityManager,
  admin: Actor,
  { fromPath, toAddress, isPermanent }: RedirectValues,
  before?: ExistingRedirect,
): Promise<Redirect> => {
  const row = await readRow<Redirect>(
    em,
    before
      ? `update redirect set from_path = $1, to_address = $2, is_permanent = $3 where id = $4 returning ${redirectColumns}`
      : `insert into redirect (from_path, to_address, is_permanent) values ($1, $2, $3) returning ${redirectColumns}`,
    [fromPath, toAddress, isPermanent, ...(before ? [Number(before.id)] : [])],
  )
  await recordAction(em, admin, {
    action: before ? 'redirect.edit' : 'redirect.create',
    subjectId: row.id,
    ...(before && { before: toAuditValues(before) }),
    after: toAuditValues(row),
  })
  return row
}

/** Every process applies the redirect within a second. */
export const saveRedirect = async (
  context: Context,
  { id, version, ...input }: CreateRedirectInput & Partial<UpdateRedirectInput>,
): Promise<Redirect> => {
  const admin = requireAdmin(context)
  const wanted = check(redirectRules, input)
  return context.em.transactional(async (em) => {
    const there = await lockRedirects(em, context)
    const before = id == null ? undefined : await find(em, id)
    if (before)
      refuseStale(redirectVersion(before), version, 'Someone else has changed this redirect since you opened it.')
    await there.lookUpPages([wanted.fromPath])
    there.check(wanted, before)
    return writeRedirect(em, admin, wanted, before)
  })
}

export const removeRedirect = async (context: Context, { id }: DeleteRedirectInput): Promise<string> => {
  const admin = requireAdmin(context)
  return context.em.transactional(async (em) => {
    const { fromPath, toAddress } = await find(em, id)
    await runSql(em, 'delete from redirect where id = $1', [parseId(id)])
    await recordAction(em, admin, { action: 'redirect.remove', subjectId: id, before: { fromPath, toAddress } })
    return id
  })
}
