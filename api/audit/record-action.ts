import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../server/context.ts'
import { AuditEntry } from './audit-entry.entity.ts'

export interface Action {
  /** What kind of thing it was done to, and what was done, such as `supplier.edit`. */
  action: string
  subject: string
  subjectId?: number | string
  /** Only the values that changed. */
  before?: object
  after?: object
}

/**
 * Writes to the audit log. Call it in the transaction that makes the change, so that there is never one without the
 * other.
 */
export const recordAction = async (
  em: EntityManager,
  { id, username }: Viewer,
  { action, subject, subjectId, before, after }: Action,
) => {
  await em.insert(AuditEntry, {
    user: id,
    username,
    action,
    subject,
    subjectId: subjectId?.toString() ?? null,
    before: before ?? null,
    after: after ?? null,
    at: new Date(),
  })
}
