import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import type { ApiKey } from './api-key.ts'
import { findKey, keyToChange } from './read-keys.ts'

/**
 * Revokes a key for good, at once and in every process.
 * @throws NOT_FOUND; CONFLICT if it was already revoked.
 */
export const revokeKey = async (context: Context, id: string): Promise<ApiKey> => {
  const admin = requireAdmin(context)
  return context.em.transactional(async (em) => {
    const key = await keyToChange(em, id)
    await runSql(em, 'update api_key set revoked_at = now() where id = $1', [key.id])
    await recordAction(em, admin, {
      action: 'api_key.revoke',
      subject: 'api_key',
      subjectId: key.id,
      before: { name: key.name },
    })
    return (await findKey(em, id))!
  })
}
