import type { z } from 'zod'
import { findRow } from '../../database/sql.ts'
import { createSlowSlots } from '../../server/admission.ts'
import { log } from '../../process/log.ts'
import type { Context, RequestSession } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'
import { verifyPassword } from './password.ts'
import { recordSignIn, type SignInOutcome } from './record-sign-in.ts'
import { hasSecondFactor, isRecoveryCode, useCode } from './second-factor.ts'
import { admitAttempt, isKnownNetwork } from './sign-in-limit.ts'
import { signInRules } from './sign-in.rules.ts'
import { User } from '../user.entity.ts'

/** A dummy hash for unknown users, so that the response takes equally long. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$RGlyZWN0b3J5IG5vYm9keQ$1ZbRfbVY4dNAFlKyPK3lDSEgvNXWVsrL0p0VxKHCaJo'

/** @throws BAD_USER_INPUT; RATE_LIMITED; UNAUTHENTICATED, the same for each cause, or with `needsCode`. */
export const signIn = async (context: Context, input: unknown): Promise<User> => {
  const now = new Date()
  const values = check(signInRules, input)
  const { session } = context
  if (!session) throw new PublicError('BAD_USER_INPUT', 'Please sign in over HTTP, on the site itself.')
  const { pool, ip } = context
  const isKnown = await isKnownNetwork(pool, { username: values.username, ip }, now)
  const inSlowSlot = isKnown ? inKnownSlot : inStrangersSlot
  return inSlowSlot(context, () => attemptSignIn(context, session, values, now))
}

/** Hashing is slow: known networks have their own queue, ahead of a flood of strangers. */
const inKnownSlot = createSlowSlots()
const inStrangersSlot = createSlowSlots()

const attemptSignIn = async (
  { em, pool, env, ip }: Context,
  session: RequestSession,
  { username, password, code }: z.output<typeof signInRules>,
  now: Date,
): Promise<User> => {
  const attempt = await admitAttempt(pool, { username, ip }, now)
  const row = await findRow<{ id: number; password: string; is_disabled: boolean }>(
    pool,
    'select id, password, disabled_at is not null is_disabled from app_user where lower(username) = lower($1)',
    [username],
  )
  const recordOutcome = (outcome: SignInOutcome) =>
    recordSignIn(pool, { userId: row?.id, outcome, at: now, ip, userAgent: session.userAgent, attemptId: attempt.id })
  const isRight = await verifyPassword(password, row?.password ?? nobody)
  if (!row || !isRight || row.is_disabled) {
    await recordOutcome(isRight ? 'disabled' : 'wrong_password')
    log.warn({ userId: row?.id, ip }, 'sign-in failed') // not the name: people type their password there
    throw new PublicError('UNAUTHENTICATED', 'The username or password is wrong.')
  }
  const hasCodeStep = await hasSecondFactor(pool, row.id)
  if (hasCodeStep) {
    if (!code) {
      await attempt.cancel()
      throw new PublicError('UNAUTHENTICATED', 'Please enter the code from your authenticator app.', {
        needsCode: true,
      })
    }
    if (!(await useCode({ pool, env }, row.id, code, now))) {
      await recordOutcome('wrong_code')
      log.warn({ userId: row.id, ip }, 'a sign-in failed at the second factor')
      throw new PublicError('UNAUTHENTICATED', 'The code is wrong or has already been used.', { needsCode: true })
    }
  }
  await attempt.succeeded(row.id)
  await session.begin(row.id)
  await recordOutcome(hasCodeStep && isRecoveryCode(code) ? 'recovery_code' : 'signed_in')
  log.info({ userId: row.id, ip }, 'signed in')
  return em.findOneOrFail(User, row.id)
}
