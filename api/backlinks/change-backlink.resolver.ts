import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import { addBacklink } from './add-backlink.ts'
import { BacklinkStatus, type Backlink } from './backlink.entity.ts'
import {
  CreateBacklinkInput,
  CreateBacklinkPayload,
  UpdateBacklinkInput,
  UpdateBacklinkPayload,
} from './change-backlink.types.ts'
import { setBacklinkStatus } from './set-backlink-status.ts'

type Answer = Promise<Payload<'backlink', Backlink>>

/** Administrators' changes of backlinks. */
@Resolver()
export class ChangeBacklinkResolver {
  @Authorized('ADMIN')
  @Mutation(() => CreateBacklinkPayload, {
    nullable: true,
    description: 'Enters a backlink; its page is looked at within minutes, and every week. For administrators.',
  })
  createBacklink(
    @Ctx() context: Context,
    @Arg('input', () => CreateBacklinkInput, { description: 'The link.' }) input: CreateBacklinkInput,
  ): Answer {
    return inPayload('backlink', () => addBacklink(context, input, input.status ?? BacklinkStatus.PENDING))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateBacklinkPayload, { nullable: true, description: 'Marks a backlink. For administrators.' })
  updateBacklink(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBacklinkInput, { description: 'The link.' }) { id, status, seen }: UpdateBacklinkInput,
  ): Answer {
    return inPayload('backlink', () => setBacklinkStatus(context, id, status, seen ?? undefined))
  }
}
