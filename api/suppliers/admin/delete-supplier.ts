import { runSql } from '../../database/sql.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { removeTraces } from './remove-traces.ts'
import { lockSupplier } from './save-supplier.ts'
import { suppressSuppliers } from '../suppression.ts'
import { deletionRules } from '../rules/supplier.rules.ts'

/** SQL of the supplier and the duplicates merged into it. */
const family = `
  with recursive family as (
    select id from supplier where id = $1
    union select s.id from family f join supplier s on s.merged_into_id = f.id
  ) select id from family`

/**
 * Deletes a supplier for good, with its reviews and merged duplicates, and records it so that it is not added again.
 * If the business requested it, all other traces are deleted too, and the audit log gets no values.
 * @throws BAD_USER_INPUT naming `reason`; NOT_FOUND.
 */
export const deleteSupplier = (
  { em }: Context,
  admin: Viewer,
  id: string,
  input: unknown,
  { isOnRequest = false } = {},
): Promise<void> => {
  const { reason } = check(deletionRules, input)
  return em.transactional(async (em) => {
    const { id: number, name, postcode, phone, website, email, status } = await lockSupplier(em, id)
    const ids = (await runSql<{ id: number }>(em, family, [number])).rows.map((row) => row.id)
    await suppressSuppliers(em, ids, { reason, by: admin.username, isOnRequest })
    if (isOnRequest) await removeTraces(em, ids)
    await runSql(em, 'delete from supplier where id = any($1)', [ids])
    await recordAction(em, admin, {
      ...(isOnRequest
        ? { action: 'supplier.remove_on_request' }
        : { action: 'supplier.delete', before: { name, postcode, phone, website, email, status } }),
      subject: 'supplier',
      subjectId: number,
      after: { reason },
    })
  })
}
