import { Field, InputType } from 'type-graphql'
import { findRow } from '../../database/sql.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput } from '../../server/errors.ts'
import { verifyPassword } from './password.ts'
import { useCode } from './second-factor.ts'
import { admitAttempt } from './sign-in-limit.ts'

interface PasswordConfirmation {
  password: string | null | undefined
  field?: string
  /** A second-factor or recovery code; not checked if undefined. */
  code?: string | null
}

export const confirmPassword = async (
  { pool, env, ip }: Pick<Context, 'pool' | 'env' | 'ip'>,
  { id, username }: Viewer,
  confirmation: PasswordConfirmation,
) => {
  const { password, field = 'password', code } = confirmation
  if (!password) throw badInput({ [field]: 'Please enter your password.' })
  if ('code' in confirmation && !code?.trim()) throw badInput({ code: 'Please enter a code.' })
  const now = new Date()
  const attempt = await admitAttempt(pool, { username, ip }, now)
  const row = await findRow<{ password: string }>(pool, 'select password from app_user where id = $1', [id])
  if (!row || password.length > maxLength || !(await verifyPassword(password, row.password)))
    throw badInput({ [field]: 'The password is wrong.' })
  if (code && !(await useCode({ pool, env }, id, code.trim().slice(0, 40), now)))
    throw badInput({ code: 'The code is wrong or has already been used.' })
  await attempt.succeeded(id)
}

@InputType()
export class PasswordInput {
  @Field(() => String, { description: 'The current user’s password, for confirmation.' }) password!: string
}

/** A mutation of a signed-in user, whose session then gets a new id. */
export const withPassword =
  <Input extends PasswordConfirmation, Done>(work: (context: Context, viewer: Viewer, input: Input) => Promise<Done>) =>
  async (context: Context, input: Input): Promise<Done> => {
    const viewer = context.viewer!
    await confirmPassword(context, viewer, input)
    const done = await work(context, viewer, input)
    await context.session?.renew()
    return done
  }

/** Longer passwords do not exist and are never hashed. */
const maxLength = 200
