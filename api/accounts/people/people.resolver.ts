import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver, Field, ObjectType } from 'type-graphql'
import { afterArg, checkFirst, firstArg } from '../../schema/check-first.ts'
import { type ConnectionOf, connectionType } from '../../schema/connection-type.ts'
import type { Context } from '../../server/context.ts'
import { idBehind, idCursor } from '../../schema/id-cursor.ts'
import { toConnection } from '../../schema/page-info.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { runSql, type Db } from '../../database/sql.ts'
import { enumType } from '../../schema/enum-type.ts'
import { parseId } from '../../schema/parse-id.ts'
import { changeRole, removePerson, setDisabled } from './change-person.ts'
import { listPeople, PersonConnection, type Person } from './list-people.ts'
import {
  DisableUserInput,
  DisableUserPayload,
  DeleteUserInput,
  DeleteUserPayload,
  UpdateUserInput,
  UpdateUserPayload,
} from './people.types.ts'
import { withPassword } from '../sign-in/confirm-password.ts'

const SignInResult = enumType('SignInResult', 'The outcome of a sign-in attempt.', {
  SIGNED_IN: 'Signed in.',
  RECOVERY_CODE: 'Signed in with a recovery code.',
  WRONG_PASSWORD: 'The password was wrong.',
  WRONG_CODE: 'The password was right, but the code of the second factor was wrong.',
  DISABLED: 'The password was right, but the account is disabled.',
})
type SignInResult = keyof typeof SignInResult

@ObjectType({ description: 'A sign-in attempt.' })
class SignInEntry {
  @Field(() => ID, { description: 'Identifies the entry.' }) id!: number
  @Field(() => Date, { description: 'When.' }) at!: Date
  @Field(() => SignInResult, { description: 'The outcome.' }) result!: SignInResult
  @Field(() => String, { description: 'The IP address, without its last part.' }) address!: string
  @Field(() => String, { description: 'The browser’s User-Agent; may be empty.' }) userAgent!: string
}

const SignInConnection = connectionType(
  'SignInConnection',
  SignInEntry,
  'A page of an account’s sign-ins, newest first.',
)

const listSignIns = async (
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

const inputOptions = { description: 'Whose, and what.' }

@Resolver()
export class PeopleResolver {
  @Authorized('ADMIN')
  @Query(() => PersonConnection, { nullable: true, description: 'Accounts, oldest first. For administrators.' })
  async people(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<ConnectionOf<Person>> {
    const size = checkFirst(first, 50)
    return toConnection(await listPeople(pool, size + 1, idBehind(after)), size, after, idCursor)
  }

  @Authorized('ADMIN')
  @Query(() => SignInConnection, {
    nullable: true,
    description: 'An account’s sign-ins and failed attempts, newest first. For administrators.',
  })
  async signIns(
    @Ctx() { pool }: Context,
    @Arg('userId', () => ID, { description: 'Whose account.' }) userId: string,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<ConnectionOf<SignInEntry>> {
    const size = checkFirst(first, 50)
    return toConnection(await listSignIns(pool, userId, size + 1, idBehind(after)), size, after, idCursor)
  }

  @Authorized()
  @Query(() => SignInConnection, {
    nullable: true,
    description: 'The current user’s sign-ins and failed attempts, newest first.',
  })
  async mySignIns(
    @Ctx() { pool, viewer }: Context,
    @Arg('first', () => Int, firstArg(50)) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<ConnectionOf<SignInEntry>> {
    const size = checkFirst(first, 50)
    return toConnection(await listSignIns(pool, viewer!.id, size + 1, idBehind(after)), size, after, idCursor)
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateUserPayload, {
    nullable: true,
    description: 'Changes a user’s role and signs them out; refused for the last administrator. For administrators.',
  })
  updateUser(
    @Ctx() context: Context,
    @Arg('input', () => UpdateUserInput, inputOptions) { id, role, password }: UpdateUserInput,
  ): Promise<Payload<'person', Person>> {
    return inPayload('person', () =>
      withPassword(context, password, (admin) => changeRole(context.em, admin, id, role)),
    )
  }

  @Authorized('ADMIN')
  @Mutation(() => DisableUserPayload, {
    nullable: true,
    description:
      'Disables an account and ends its sessions, or enables it again; refused for the last administrator. For administrators.',
  })
  disableUser(
    @Ctx() context: Context,
    @Arg('input', () => DisableUserInput, inputOptions) { id, isDisabled, password }: DisableUserInput,
  ): Promise<Payload<'person', Person>> {
    return inPayload('person', () =>
      withPassword(context, password, (admin) => setDisabled(context.em, admin, id, isDisabled)),
    )
  }

  @Authorized('ADMIN')
  @Mutation(() => DeleteUserPayload, {
    nullable: true,
    description:
      'Deletes an account; its name stays in the audit log. Refused for the last administrator. For administrators.',
  })
  deleteUser(
    @Ctx() context: Context,
    @Arg('input', () => DeleteUserInput, inputOptions) { id, password }: DeleteUserInput,
  ): Promise<Payload<'deletedId', string>> {
    return inPayload('deletedId', () =>
      withPassword(context, password, async (admin) => {
        await removePerson(context.em, admin, id)
        return id
      }),
    )
  }
}
