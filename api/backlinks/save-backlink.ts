import { LockMode } from '@mikro-orm/core'
import { recordAction } from '../accounts/audit/record-action.ts'
import { requireAdmin } from '../accounts/admin-only.ts'
import { lockByKey } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { badInput, check, PublicError } from '../server/errors.ts'
import { Backlink, type BacklinkStatus } from './backlink.entity.ts'
import { backlinkRules } from './backlink.rules.ts'
import { queueBacklinkCheck } from './check-backlink.ts'

export const addBacklink = async (context: Context, input: unknown, status: BacklinkStatus): Promise<Backlink> => {
  const admin = requireAdmin(context)
  const values = check(backlinkRules, input)
  const { SITE_URL } = context.env
  if (SITE_URL && new URL(values.sourcePage).host === new URL(SITE_URL).host)
    throw badInput({ sourceSite: 'A backlink comes from another site.' })
  return context.em.transactional(async (em) => {
    await lockByKey(em, `backlink ${values.sourcePage}`)
    const { sourcePage, targetUrl, anchorText } = values
    if (await em.count(Backlink, { sourcePage, targetUrl, anchorText }))
      throw new PublicError('CONFLICT', 'This backlink is already in the list.')
    const backlink = em.create(Backlink, {
      ...values,
      status,
      checkedAt: null,
      checkResult: null,
      failedChecks: 0,
      createdAt: new Date(),
    })
    await em.flush()
    await recordAction(em, admin, { action: 'backlink.add', subjectId: backlink.id, after: { ...values, status } })
    await queueBacklinkCheck(em, backlink.id)
    return backlink
  })
}

/** @param seen the status that the caller saw. @throws NOT_FOUND; CONFLICT if the status differs. */
export const setBacklinkStatus = async (
  context: Context,
  { id, status, seen }: { id: string; status: BacklinkStatus; seen?: BacklinkStatus | null },
): Promise<Backlink> => {
  const admin = requireAdmin(context)
  return context.em.transactional(async (em) => {
    const key = /^\d{1,9}$/.test(id) ? Number(id) : 0
    const backlink = await em.findOne(Backlink, key, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!backlink) throw new PublicError('NOT_FOUND', 'This backlink no longer exists.')
    const before = backlink.status
    if (before === status) return backlink
    if (seen && seen !== before)
      throw new PublicError('CONFLICT', `This backlink has been marked ${before} in the meantime.`)
    Object.assign(backlink, { status, failedChecks: 0 })
    await recordAction(em, admin, {
      action: 'backlink.status',
      subjectId: backlink.id,
      before: { status: before },
      after: { status },
    })
    return backlink
  })
}
