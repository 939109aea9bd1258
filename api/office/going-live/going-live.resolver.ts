import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { confirmStep } from './confirm-step.ts'
import {
  ConfirmGoingLiveStepInput,
  ConfirmGoingLiveStepPayload,
  GoingLive,
  DeleteDemoDataInput,
  DeleteDemoDataPayload,
  SendTestMailInput,
  SendTestMailPayload,
} from './going-live.types.ts'
import { readGoingLive } from './read-going-live.ts'
import { removeDemoData } from './remove-demo-data.ts'
import { sendTestMail } from './send-test-mail.ts'

const inputOptions = { description: 'The action.' }

@Resolver()
export class GoingLiveResolver {
  @Authorized('ADMIN')
  @Query(() => GoingLive, {
    nullable: true,
    description: 'The steps before this is a real directory. For administrators.',
  })
  goingLive(@Ctx() context: Context): Promise<GoingLive> {
    return readGoingLive(context)
  }

  @Authorized('ADMIN')
  @Mutation(() => ConfirmGoingLiveStepPayload, {
    nullable: true,
    description: 'Confirms a step that the site cannot check itself. For administrators.',
  })
  confirmGoingLiveStep(
    @Ctx() context: Context,
    @Arg('input', () => ConfirmGoingLiveStepInput, inputOptions) input: ConfirmGoingLiveStepInput,
  ): Promise<Payload<'goingLive', GoingLive>> {
    return inPayload('goingLive', async () => {
      await confirmStep(context, requireAdmin(context), input)
      return readGoingLive(context)
    })
  }

  @Authorized('ADMIN')
  @Mutation(() => DeleteDemoDataPayload, {
    nullable: true,
    description: 'Has the fictional suppliers, their reviews and the articles removed. For administrators.',
  })
  deleteDemoData(
    @Ctx() context: Context,
    @Arg('input', () => DeleteDemoDataInput, inputOptions) { confirmation }: DeleteDemoDataInput,
  ): Promise<Payload<'goingLive', GoingLive>> {
    return inPayload('goingLive', async () => {
      await removeDemoData(context, requireAdmin(context), confirmation)
      return readGoingLive(context)
    })
  }

  @Authorized('ADMIN')
  @Mutation(() => SendTestMailPayload, {
    nullable: true,
    description: 'Sends an email to see that emails leave the site. For administrators.',
  })
  sendTestMail(
    @Ctx() context: Context,
    @Arg('input', () => SendTestMailInput, inputOptions) { to }: SendTestMailInput,
  ): Promise<Payload<'recipient', string>> {
    return inPayload('recipient', () => sendTestMail(context, requireAdmin(context), to))
  }
}
