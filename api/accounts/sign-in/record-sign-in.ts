import { runSql, type Db } from '../../database/sql.ts'
import { metrics } from '../../process/metrics.ts'
import { getWideNetwork } from '../../server/network.ts'

/** Without its last part: enough to recognise one's own, too little to identify a person. */
export const shortAddress = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/, '')
  return plain.includes(':') ? `${getWideNetwork(plain)}:…` : plain.replace(/\.\d+$/, '.…')
}

export type SignInOutcome = 'signed_in' | 'recovery_code' | 'wrong_password' | 'wrong_code' | 'disabled'

interface SignInAttempt {
  userId: number | undefined
  outcome: SignInOutcome
  at: Date
  ip: string
  userAgent: string
  /** The counted attempt, so that the response to an unknown name takes as long. */
  attemptId?: string
}

/** Records an attempt, failures in the audit log too; not unknown names, since people type their password there. */
export const recordSignIn = async (
  db: Db,
  { userId, outcome, at, ip, userAgent, attemptId }: SignInAttempt,
): Promise<void> => {
  if (outcome !== 'signed_in' && outcome !== 'recovery_code') metrics.failedSignIns.inc({ reason: outcome })
  await runSql(
    db,
    `with counted as (update sign_in_attempt set at = at where id = $1),
       account as (select id, username from app_user where id = $2),
       noted as (insert into sign_in (user_id, at, outcome, address, user_agent) select id, $3, $4, $5, $6 from account)
     insert into audit_entry (username, action, subject, subject_id, after)
     select 'a sign-in', 'user.sign-in-failed', 'user', id::text,
            jsonb_build_object('username', username, 'outcome', $4::text, 'address', $5::text)
       from account where $4 not in ('signed_in', 'recovery_code')`,
    [attemptId ?? null, userId ?? null, at, outcome, shortAddress(ip), userAgent.slice(0, 300)],
  )
}
