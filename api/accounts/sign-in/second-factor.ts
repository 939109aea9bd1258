import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Pool } from 'pg'
import { findRow, runSql, type Db } from '../../database/sql.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import type { Env } from '../../process/env.ts'
import { badInput, PublicError } from '../../server/errors.ts'
import { log } from '../../process/log.ts'
import { slowHash } from './password.ts'
import { seal, unseal } from '../../process/seal.ts'

const periodSeconds = 30
const recoveryCodes = 10

const createTotp = (secret: Secret, username: string, env: Pick<Env, 'SITE_NAME'>) =>
  new TOTP({ issuer: env.SITE_NAME, label: username, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds })

const secretFrom = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer })

/** Accepts the previous and next code too, since clocks differ. */
const findTimeStep = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const totp = createTotp(secretFrom(secret), '', { SITE_NAME: '' })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}

interface StoredFactor {
  secret: Buffer
  recovery_salt: Buffer
  confirmed_at: Date | null
}

const findStoredFactor = async (pool: Pool, userId: number): Promise<StoredFactor | undefined> =>
  findRow<StoredFactor>(pool, 'select secret, recovery_salt, confirmed_at from second_factor where user_id = $1', [
    userId,
  ])

export const hasSecondFactor = async (pool: Pool, userId: number) =>
  Boolean((await findStoredFactor(pool, userId))?.confirmed_at)

/** The secret takes effect once a code is entered. */
export const startSecondFactor = async ({ pool, env }: Pick<Context, 'pool' | 'env'>, { id, username }: Viewer) => {
  const secret = secretFrom(randomBytes(20))
  const { rowCount } = await runSql(
    pool,
    `insert into second_factor (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret where second_factor.confirmed_at is null`,
    [id, seal(env, secret.bytes, id)],
  )
  if (!rowCount) throw new PublicError('CONFLICT', 'The second factor is already on.')
  return { secret: secret.base32, uri: createTotp(secret, username, env).toString() }
}

export const confirmSecondFactor = async (
  { em, pool, env }: Pick<Context, 'em' | 'pool' | 'env'>,
  viewer: Viewer,
  code: string,
) => {
  const now = new Date()
  const found = await findStoredFactor(pool, viewer.id)
  if (!found || found.confirmed_at)
    throw new PublicError('CONFLICT', 'The setup was restarted elsewhere. Please scan the new QR code.')
  const step = findTimeStep(unseal(env, found.secret, viewer.id), code.replace(/\s/g, ''), now)
  if (step === undefined)
    throw badInput({ code: 'This code is incorrect. Please wait for the next one and try again.' })
  const { codes, salt, hashes } = await makeRecoveryCodes()
  await em.transactional(async (em) => {
    const { rowCount } = await runSql(
      em,
      'update second_factor set confirmed_at = $1, last_step = $2, recovery_salt = $4 where user_id = $3 and confirmed_at is null',
      [now, step, viewer.id, salt],
    )
    if (!rowCount) throw new PublicError('CONFLICT', 'The setup was restarted elsewhere. Please scan the new QR code.')
    await saveRecoveryCodes(em, viewer.id, hashes)
    await recordAction(em, viewer, { action: 'user.second-factor-on', subjectId: viewer.id })
  })
  return codes
}

export const renewRecoveryCodes = async ({ em }: Pick<Context, 'em'>, viewer: Viewer): Promise<string[]> => {
  const { codes, salt, hashes } = await makeRecoveryCodes()
  await em.transactional(async (em) => {
    const { rowCount } = await runSql(
      em,
      'update second_factor set recovery_salt = $2 where user_id = $1 and confirmed_at is not null',
      [viewer.id, salt],
    )
    if (!rowCount) throw new PublicError('CONFLICT', 'The second factor is off.')
    await saveRecoveryCodes(em, viewer.id, hashes)
    await recordAction(em, viewer, { action: 'user.recovery-codes-new', subjectId: viewer.id })
  })
  return codes
}

const makeRecoveryCodes = async () => {
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
  const salt = randomBytes(16)
  return { codes, salt, hashes: await Promise.all(codes.map((one) => hashRecoveryCode(one, salt))) }
}

const saveRecoveryCodes = async (db: Db, userId: number, hashes: readonly Buffer[]) => {
  await deleteRecoveryCodes(db, userId)
  for (const hash of hashes)
    await runSql(db, 'insert into recovery_code (user_id, code_hash) values ($1, $2)', [userId, hash])
}

export const deleteSecondFactor = async (db: Db, userId: number): Promise<boolean> => {
  const { rowCount } = await runSql(db, 'delete from second_factor where user_id = $1', [userId])
  await deleteRecoveryCodes(db, userId)
  return rowCount > 0
}

const deleteRecoveryCodes = (db: Db, userId: number) =>
  runSql(db, 'delete from recovery_code where user_id = $1', [userId])

export const removeSecondFactor = ({ em }: Pick<Context, 'em'>, viewer: Viewer): Promise<void> =>
  em.transactional(async (em) => {
    await deleteSecondFactor(em, viewer.id)
    await recordAction(em, viewer, { action: 'user.second-factor-off', subjectId: viewer.id })
  })

const bare = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

export const isRecoveryCode = (typed: string): boolean => !/^\d{6}$/.test(bare(typed))

/** Each code works once. */
export const useCode = async (
  { pool, env }: Pick<Context, 'pool' | 'env'>,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> => {
  const code = bare(typed)
  const found = await findStoredFactor(pool, userId)
  if (isRecoveryCode(code)) {
    if (!found) return false
    const { rowCount } = await runSql(
      pool,
      `with used as (delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id)
       insert into audit_entry (user_id, username, action, subject, subject_id, after)
       select u.id, u.username, 'user.recovery-code', 'user', u.id::text,
              jsonb_build_object('left', (select count(*) - 1 from recovery_code r where r.user_id = u.id))
         from used join app_user u on u.id = used.user_id`,
      [userId, await hashRecoveryCode(code, found.recovery_salt)],
    )
    return rowCount === 1
  }
  const secret = found && readSecret(env, found.secret, userId)
  const step = secret && findTimeStep(secret, code, now)
  if (step === undefined) return false
  const { rowCount } = await runSql(
    pool,
    'update second_factor set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  )
  return rowCount === 1
}

const readSecret = (env: Env, sealed: Buffer, userId: number) => {
  try {
    return unseal(env, sealed, userId)
  } catch (error) {
    log.error(
      { err: error, userId },
      'cannot decrypt a second factor because SESSION_SECRET has changed: use a recovery code or npm run admin -- reset',
    )
    return undefined
  }
}

/** 120 bits, without letters and digits that look alike. */
const makeRecoveryCode = () =>
  secretFrom(randomBytes(15))
    .base32.toLowerCase()
    .replace(/(.{4})(?=.)/g, '$1-')

const hashRecoveryCode = (code: string, salt: Buffer) =>
  slowHash(createHash('sha256').update(code.replace(/-/g, '')).digest(), salt)
