import { changedValues } from '../../accounts/audit/changed-values.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import type { ApiKey } from './api-key.ts'
import type { UpdateApiKeyInput } from './change-key.types.ts'
import { apiKeyRules } from './api-key.rules.ts'
import { checkLastDay } from '../../database/check-last-day.ts'
import { keyToChange } from './read-keys.ts'

/**
 * Changes a key's name and limits; its secret stays.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT if it was revoked, or changed since `version`.
 */
export const editKey = async (
  context: Context,
  id: string,
  { version, ...input }: UpdateApiKeyInput,
): Promise<ApiKey> => {
  const admin = requireAdmin(context)
  const checkedInput = check(apiKeyRules, input)
  return context.em.transactional(async (em) => {
    const key = await keyToChange(em, id)
    refuseStale(key, version, 'Someone else has changed this key since you opened it.')
    const { name, allowedOrigins, pointsPerSecond, burst } = key
    const before = { name, allowedOrigins, pointsPerSecond, burst, expiresOn: key.expiresOn ?? '' }
    const changed = changedValues(before, checkedInput)
    if (!changed) return key
    if ('expiresOn' in changed.after) await checkLastDay(em, 'expiresOn', checkedInput.expiresOn)
    await runSql(
      em,
      `update api_key set name = $2, allowed_origins = $3, points_per_second = $4, burst = $5, expires_on = nullif($6, '')::date
        where id = $1`,
      [
        key.id,
        checkedInput.name,
        checkedInput.allowedOrigins,
        checkedInput.pointsPerSecond,
        checkedInput.burst,
        checkedInput.expiresOn,
      ],
    )
    await recordAction(em, admin, { action: 'api_key.edit', subject: 'api_key', subjectId: key.id, ...changed })
    return keyToChange(em, id)
  })
}
