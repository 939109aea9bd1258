import { Arg, Args, Authorized, Ctx, ID, Query, Resolver, Field, ObjectType, InputType } from 'type-graphql'
import { nullable, enumType, PayloadMutation, parseId } from '../../schema/types.ts'
import { connectionType, pageById, pageArgs, type Connection, type PageOptions } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { readRows, type Db } from '../../database/sql.ts'
import { changeRole, removePerson, setDisabled } from './change-person.ts'
import { listPeople, PersonConnection, Person } from './list-people.ts'
import { PasswordInput, withPassword } from '../sign-in/confirm-password.ts'
import { UserRole } from '../user-role.ts'

const which = { description: 'The `id` of the account.' }

@InputType({ description: 'A user’s new role.' })
class UpdateUserInput extends PasswordInput {
  @Field(() => ID, which) id!: string
  @Field(() => UserRole, { description: 'The role; `USER` for none in the office.' }) role!: UserRole
}

@InputType({ description: 'The account to disable or enable.' })
class DisableUserInput extends PasswordInput {
  @Field(() => ID, which) id!: string
  @Field(() => Boolean, { description: 'Disabled, or enabled again.' }) isDisabled!: boolean
}

@InputType({ description: 'The account to delete.' })
class DeleteUserInput extends PasswordInput {
  @Field(() => ID, which) id!: string
}

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
  @Field(() => Date, { description: 'When it was made.' }) at!: Date
  @Field(() => SignInResult, { description: 'The outcome.' }) result!: SignInResult
  @Field(() => String, { description: 'The IP address, without its last part.' }) address!: string
  @Field(() => String, { description: 'The browser’s User-Agent; may be empty.' }) userAgent!: string
}

const SignInConnection = connectionType(
  SignInEntry,
  'A page of an account’s sign-ins, newest first.',
  'SignInConnection',
)

const listSignIns = (db: Db, userId: string | number, first: number, afterId: number | null): Promise<SignInEntry[]> =>
  readRows<SignInEntry>(
    db,
    `select id, at, upper(outcome) result, address, user_agent "userAgent" from sign_in
      where user_id = $1 and ($3::int is null or id < $3) order by id desc limit $2`,
    [parseId(String(userId)) ?? null, first, afterId],
  )

@Authorized('ADMIN')
@Resolver()
export class PeopleResolver {
  @Query(() => PersonConnection, nullable('Accounts, oldest first. For administrators.'))
  people(@Ctx() { pool }: Context, @Args(pageArgs(50)) page: PageOptions): Promise<Connection<Person>> {
    return pageById(page, (...place) => listPeople(pool, ...place))
  }

  @Query(
    () => SignInConnection,
    nullable('An account’s sign-ins and failed attempts, newest first. For administrators.'),
  )
  signIns(
    @Ctx() { pool }: Context,
    @Arg('userId', () => ID, { description: 'Whose account.' }) userId: string,
    @Args(pageArgs(50)) page: PageOptions,
  ): Promise<Connection<SignInEntry>> {
    return pageById(page, (...place) => listSignIns(pool, userId, ...place))
  }

  @Authorized()
  @Query(() => SignInConnection, nullable('The current user’s sign-ins and failed attempts, newest first.'))
  mySignIns(@Ctx() { pool, viewer }: Context, @Args(pageArgs(50)) page: PageOptions): Promise<Connection<SignInEntry>> {
    return pageById(page, (...place) => listSignIns(pool, viewer!.id, ...place))
  }

  @PayloadMutation(
    'Changes a user’s role and signs them out; refused for the last administrator. For administrators.',
    UpdateUserInput,
    { person: [() => Person, 'The changed account.'] },
  )
  updateUser = withPassword(({ em }, admin, { id, role }: UpdateUserInput) => changeRole(em, admin, id, role))

  @PayloadMutation(
    'Disables an account and ends its sessions, or enables it again; refused for the last administrator. For administrators.',
    DisableUserInput,
    { person: [() => Person, 'The changed account.'] },
  )
  disableUser = withPassword(({ em }, admin, input: DisableUserInput) =>
    setDisabled(em, admin, input.id, input.isDisabled),
  )

  @PayloadMutation(
    'Deletes an account; its name stays in the audit log. Refused for the last administrator. For administrators.',
    DeleteUserInput,
    { deletedId: [() => ID, 'The deleted account.'] },
  )
  deleteUser = withPassword(async ({ em }, admin, { id }: DeleteUserInput) => {
    await removePerson(em, admin, id)
    return id
  })
}
