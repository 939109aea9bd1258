import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'
import { maxOverlapHours } from './api-key.rules.ts'
import type { IssuedKey } from './issue-key.ts'
import { keyToChange } from './read-keys.ts'
import { newSecret } from './secret.ts'

/**
 * Replaces a key's secret; the new one cannot be read again. The previous secret stays valid for `overlapHours`, an
 * earlier one expires at once.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT if it was revoked.
 */
export const rotateKey = async (context: Context, id: string, overlapHours: number): Promise<IssuedKey> => {
  const admin = requireAdmin(context)
  if (!(overlapHours >= 0 && overlapHours <= maxOverlapHours))
    throw badInput({ overlapHours: `Please give 0 to ${maxOverlapHours} hours.` })
  const { secret, prefix, hash } = newSecret()
  return context.em.transactional(async (em) => {
    const before = await keyToChange(em, id)
    await runSql(
      em,
      `update api_key set prefix = $2, previous_hash = secret_hash, previous_until = now() + $3 * interval '1 hour', secret_hash = $4
        where id = $1`,
      [before.id, prefix, overlapHours, hash],
    )
    await recordAction(em, admin, {
      action: 'api_key.rotate',
      subject: 'api_key',
      subjectId: before.id,
      before: { prefix: before.prefix },
      after: { prefix, overlapHours },
    })
    return { key: await keyToChange(em, id), secret }
  })
}
