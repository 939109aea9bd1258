import { Field, ID, ObjectType } from 'type-graphql'
import { runSql, type Db } from '../../database/sql.ts'
import { connectionType } from '../../schema/connection-type.ts'
import { enumType } from '../../schema/enum-type.ts'
import { parseId } from '../../schema/parse-id.ts'

export const SignInResult = enumType('SignInResult', 'The outcome of a sign-in attempt.', {
  SIGNED_IN: 'A session began.',
  RECOVERY_CODE: 'A session began by a recovery code.',
  WRONG_PASSWORD: 'The password was wrong.',
  WRONG_CODE: 'The password was right, and the code of the second factor was wrong.',
  DISABLED: 'The password was right, and the account is disabled.',
})
export type SignInResult = keyof typeof SignInResult

@ObjectType({ description: 'A sign-in attempt.' })
export class SignInEntry {
  @Field(() => ID, { description: 'Identifies the entry.' }) id!: number
  @Field(() => Date, { description: 'When.' }) at!: Date
  @Field(() => SignInResult, { description: 'The outcome.' }) result!: SignInResult
  @Field(() => String, { description: 'The address that it came from, without its last part.' }) address!: string
  @Field(() => String, { description: 'The browser’s User-Agent; may be empty.' }) userAgent!: string
}

export const SignInConnection = connectionType(
  'SignInConnection',
  SignInEntry,
  'A page of how an account was signed in to, the latest first.',
)

/** An account's sign-ins before this entry, the latest first. */
export const listSignIns = async (
  db: Db,
  userId: string | number,
  first: number,
  behind: number | null,
): Promise<SignInEntry[]> => {
  const { rows } = await runSql<SignInEntry>(
    db,
    `select id, at, upper(outcome) result, address, user_agent "userAgent" from sign_in
      where user_id = $1 and ($3::int is null or id < $3) order by id desc limit $2`,
    [parseId(String(userId)) ?? null, first, behind],
  )
  return rows
}
