import { recordAction } from '../audit/record-action.ts'
import { recordSignIn } from '../sign-in/record-sign-in.ts'
import { hashPassword } from '../sign-in/password.ts'
import { findPasswordWeakness } from '../sign-in/weak-password.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { acceptRules } from './invitation.rules.ts'
import { findOffer } from './invite.ts'
import { hashToken } from './link-token.ts'

const gone = () =>
  new PublicError('NOT_FOUND', 'This invitation is no longer valid. Please ask an administrator for a new one.')

/**
 * Creates the invited person's account with the chosen name and password, and signs them in. Links are single-use.
 * @throws BAD_USER_INPUT with a message per field; NOT_FOUND if the link was used, has expired or was withdrawn.
 */
export const acceptInvitation = async (context: Context, token: string, input: unknown): Promise<string> => {
  const { em, pool, env, ip, session } = context
  if (!session) throw new PublicError('BAD_USER_INPUT', 'Please accept an invitation over HTTP, on the site itself.')
  if (!(await findOffer(pool, token))) throw gone()
  const { username, password } = check(acceptRules, input)
  const weakness = await findPasswordWeakness(password, username, env)
  if (weakness) throw badInput({ password: weakness })
  const hashed = await hashPassword(password)
  const id = await em.transactional(async (inside) => {
    const { rows } = await runSql<{ email: string; role: string; invited_by: string }>(
      inside,
      'delete from invitation where token_hash = $1 and expires_at > now() returning email, role, invited_by',
      [hashToken(token)],
    )
    if (!rows[0]) throw gone()
    const { email, role, invited_by: invitedBy } = rows[0]
    const { rows: createdUsers } = await runSql<{ id: number }>(
      inside,
      `insert into app_user (username, password, email, role, is_admin) values ($1, $2, $3, $4, $4 = 'admin') on conflict do nothing returning id`,
      [username, hashed, email, role],
    )
    if (!createdUsers[0]) throw badInput({ username: 'This name is taken. Please choose another.' })
    await recordAction(
      inside,
      { id: createdUsers[0].id, username },
      { action: 'user.join', subject: 'user', subjectId: createdUsers[0].id, after: { username, role, invitedBy } },
    )
    return createdUsers[0].id
  })
  await session.begin(id)
  await recordSignIn(pool, { userId: id, outcome: 'signed_in', at: new Date(), ip, userAgent: session.userAgent })
  return username
}
