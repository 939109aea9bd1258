import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql'
import { requireAdmin } from '../admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { orUserErrors } from '../../schema/user-error.ts'
import type { WeightedField } from '../../process/weight.ts'
import type { Uncacheable } from '../../schema/uncacheable.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { Invitation, OfferedInvitation } from './invitation.ts'
import { maxInvitations } from './invitation.rules.ts'
import {
  findOffer,
  invite,
  listInvitations,
  renewInvitation,
  withdrawInvitation,
  type InvitationWithToken,
} from './invite.ts'
import {
  AcceptInvitationInput,
  AcceptInvitationPayload,
  InviteUserInput,
  InviteUserPayload,
  RenewInvitationInput,
  RenewInvitationPayload,
  WithdrawInvitationInput,
  WithdrawInvitationPayload,
  type InvitingPayload,
} from './people.types.ts'
import { withPassword } from './with-password.ts'

const inputOptions = { description: 'Which, and what.' }

/** Invitations to the staff. */
@Resolver()
export class InvitationResolver {
  @Authorized('ADMIN')
  @Extensions({ weight: 2, longest: maxInvitations } satisfies WeightedField)
  @Query(() => [Invitation], {
    nullable: true,
    description: `The invitations that were not accepted, the latest first; at most ${maxInvitations}. For administrators.`,
  })
  invitations(@Ctx() { pool }: Context): Promise<Invitation[]> {
    return listInvitations(pool)
  }

  @Extensions({ isUncacheable: true, weight: 5 } satisfies Uncacheable & WeightedField)
  @Query(() => OfferedInvitation, {
    nullable: true,
    description: 'The invitation that a link is for; null when it was accepted or withdrawn, or is over.',
  })
  invitation(
    @Ctx() { pool }: Context,
    @Arg('token', () => String, { description: 'The secret of the link.' }) token: string,
  ): Promise<OfferedInvitation | null> {
    return findOffer(pool, token)
  }

  @Authorized('ADMIN')
  @Mutation(() => InviteUserPayload, {
    nullable: true,
    description: 'Invites someone to the staff with a one-time link, valid for 7 days. For administrators.',
  })
  inviteUser(
    @Ctx() context: Context,
    @Arg('input', () => InviteUserInput, inputOptions) { password, ...input }: InviteUserInput,
  ): Promise<InvitingPayload> {
    return inviting(withPassword(context, password, (admin) => invite(context.em, admin, input, context.env)))
  }

  @Authorized('ADMIN')
  @Mutation(() => RenewInvitationPayload, {
    nullable: true,
    description:
      'Gives an invitation another link, and another 7 days; the link before opens nothing. For administrators.',
  })
  renewInvitation(
    @Ctx() context: Context,
    @Arg('input', () => RenewInvitationInput, inputOptions) { id, password }: RenewInvitationInput,
  ): Promise<InvitingPayload> {
    return inviting(withPassword(context, password, (admin) => renewInvitation(context.em, admin, id, context.env)))
  }

  @Authorized('ADMIN')
  @Mutation(() => WithdrawInvitationPayload, {
    nullable: true,
    description: 'Withdraws an invitation: its link opens nothing any more. For administrators.',
  })
  withdrawInvitation(
    @Ctx() context: Context,
    @Arg('input', () => WithdrawInvitationInput, inputOptions) { id }: WithdrawInvitationInput,
  ): Promise<Payload<'withdrawnId', string>> {
    return inPayload('withdrawnId', async () => {
      await withdrawInvitation(context.em, requireAdmin(context), id)
      return id
    })
  }

  @Mutation(() => AcceptInvitationPayload, {
    nullable: true,
    description: 'Makes the account of who was invited, and signs them in, with a cookie.',
  })
  acceptInvitation(
    @Ctx() context: Context,
    @Arg('input', () => AcceptInvitationInput, { description: 'Name and password.' })
    { token, ...chosen }: AcceptInvitationInput,
  ): Promise<Payload<'username', string>> {
    return inPayload('username', () => acceptInvitation(context, token, chosen))
  }
}

const inviting = async (work: Promise<InvitationWithToken>): Promise<InvitingPayload> => {
  const { done, userErrors } = await orUserErrors(work)
  return {
    invitation: done?.invitation ?? null,
    token: done?.token ?? null,
    isMailed: done?.isMailed ?? false,
    userErrors,
  }
}
