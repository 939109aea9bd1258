import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { lockByKey, runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'
import type { ApiKey } from './api-key.ts'
import type { CreateApiKeyInput } from './change-key.types.ts'
import { apiKeyRules, maxKeys } from './api-key.rules.ts'
import { checkLastDay } from '../../database/check-last-day.ts'
import { findKey } from './read-keys.ts'
import { newSecret } from './secret.ts'

export interface IssuedKey {
  key: ApiKey
  secret: string
}

/** Issues a key; its secret cannot be read again. @throws BAD_USER_INPUT; CONFLICT if there are too many keys. */
export const issueKey = async (context: Context, input: CreateApiKeyInput): Promise<IssuedKey> => {
  const admin = requireAdmin(context)
  const checkedInput = check(apiKeyRules, input)
  const { secret, prefix, hash } = newSecret()
  return context.em.transactional(async (em) => {
    await checkLastDay(em, 'expiresOn', checkedInput.expiresOn)
    await lockByKey(em, 'api keys')
    const { rows: counted } = await runSql<{ count: number }>(
      em,
      'select count(*)::int count from api_key where revoked_at is null',
    )
    if (counted[0]!.count >= maxKeys)
      throw new PublicError('CONFLICT', `There are ${maxKeys} keys already. Please revoke one first.`)
    const { rows } = await runSql<{ id: number }>(
      em,
      `insert into api_key (name, prefix, secret_hash, allowed_origins, points_per_second, burst, expires_on, created_by)
       values ($1, $2, $3, $4, $5, $6, nullif($7, '')::date, $8) returning id`,
      [
        checkedInput.name,
        prefix,
        hash,
        checkedInput.allowedOrigins,
        checkedInput.pointsPerSecond,
        checkedInput.burst,
        checkedInput.expiresOn,
        admin.username,
      ],
    )
    const { id } = rows[0]!
    await recordAction(em, admin, { action: 'api_key.issue', subject: 'api_key', subjectId: id, after: checkedInput })
    return { key: (await findKey(em, String(id)))!, secret }
  })
}
