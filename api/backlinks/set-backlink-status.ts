import { LockMode } from '@mikro-orm/core'
import { recordAction } from '../accounts/audit/record-action.ts'
import { requireAdmin } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { Backlink, type BacklinkStatus } from './backlink.entity.ts'

/** @param seen the status that the caller saw. @throws NOT_FOUND; CONFLICT if the status differs. */
export const setBacklinkStatus = async (
  context: Context,
  id: string,
  status: BacklinkStatus,
  seen?: BacklinkStatus,
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
