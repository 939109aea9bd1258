import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../server/context.ts'
import { AuditEntry } from './audit-entry.entity.ts'

export interface Action {
  /** Kind of thing and what was done to it, such as `supplier.edit`. */
  action: string
  subject: string
  subjectId?: number | string
  /** Only the values that changed. */
  before?: object
  after?: object
}

/** Remembers what an administrator did; belongs in the transaction that does it, so that there is neither without the other. */
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
