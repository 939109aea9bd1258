import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { checkFirst } from '../../schema/check-first.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import type { Context } from '../../server/context.ts'
import { idBehind, idCursor } from '../../schema/id-cursor.ts'
import { toConnection } from '../../schema/page-info.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { changeRole, removePerson, setDisabled } from './change-person.ts'
import { listPeople } from './list-people.ts'
import {
  DisableUserInput,
  DisableUserPayload,
  DeleteUserInput,
  DeleteUserPayload,
  UpdateUserInput,
  UpdateUserPayload,
} from './people.types.ts'
import { PersonConnection, type Person } from './person.ts'
import { listSignIns, SignInConnection, type SignInEntry } from './sign-in-history.ts'
import { withPassword } from './with-password.ts'

const firstArg = { nullable: true, defaultValue: 50, description: 'How many, from 1 to 100.' }
const afterArg = { nullable: true, description: 'The `endCursor` of the page before.' }
const inputOptions = { description: 'Whose, and what.' }

/** Accounts, for administrators. */
@Resolver()
export class PeopleResolver {
  @Authorized('ADMIN')
  @Query(() => PersonConnection, {
    nullable: true,
    description: 'Every account, the oldest first. For administrators.',
  })
  async people(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<ConnectionOf<Person>> {
    const size = checkFirst(first, 50)
    return toConnection(await listPeople(pool, size + 1, idBehind(after)), size, after, idCursor)
  }

  @Authorized('ADMIN')
  @Query(() => SignInConnection, {
    nullable: true,
    description: 'How an account was signed in to, and who failed to, the latest first. For administrators.',
  })
  async signIns(
    @Ctx() { pool }: Context,
    @Arg('userId', () => ID, { description: 'Whose account.' }) userId: string,
    @Arg('first', () => Int, firstArg) first?: number,
    @Arg('after', () => String, afterArg) after?: string,
  ): Promise<ConnectionOf<SignInEntry>> {
    const size = checkFirst(first, 50)
    return toConnection(await listSignIns(pool, userId, size + 1, idBehind(after)), size, after, idCursor)
  }

  @Authorized()
  @Query(() => SignInConnection, {
    nullable: true,
    description: 'How the own account was signed in to, and who failed to, the latest first.',
  })
  async mySignIns(
    @Ctx() { pool, viewer }: Context,
    @Arg('first', () => Int, firstArg) first?: number,
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
      'Deletes an account; the audit log keeps its name. Not that of the last administrator. For administrators.',
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
