import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { runSql } from '../../database/sql.ts'
import { badInput } from '../../server/errors.ts'
import {
  ConfirmGoingLiveStepInput,
  ConfirmGoingLiveStepPayload,
  GoingLive,
  DeleteDemoDataInput,
  DeleteDemoDataPayload,
  SendTestMailInput,
  SendTestMailPayload,
} from './going-live.types.ts'
import { readGoingLive, confirmable } from './read-going-live.ts'
import { queueJob } from '../../jobs/queue-job.ts'
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
    description: 'Starts removing the demo suppliers, their reviews and the articles. For administrators.',
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
  @Mutation(() => SendTestMailPayload, { nullable: true, description: 'Sends a test email. For administrators.' })
  sendTestMail(
    @Ctx() context: Context,
    @Arg('input', () => SendTestMailInput, inputOptions) { to }: SendTestMailInput,
  ): Promise<Payload<'recipient', string>> {
    return inPayload('recipient', () => sendTestMail(context, requireAdmin(context), to))
  }
}

const confirmStep = ({ em }: Context, admin: Viewer, { step, isDone }: ConfirmGoingLiveStepInput): Promise<void> => {
  if (!confirmable.has(step)) throw badInput({ step: 'The site checks this step itself' })
  return em.transactional(async (em) => {
    const { rowCount } = isDone
      ? await runSql(
          em,
          'insert into going_live_step (step, username) values ($1, $2) on conflict (step) do nothing returning step',
          [step, admin.username],
        )
      : await runSql(em, 'delete from going_live_step where step = $1 returning step', [step])
    if (!rowCount) return
    const action = isDone ? 'going_live.confirm' : 'going_live.take_back'
    await recordAction(em, admin, { action, subject: 'going_live', after: { step } })
  })
}

const removeDemoData = ({ em }: Context, admin: Viewer, confirmation: string): Promise<void> => {
  if (confirmation !== 'remove') throw badInput({ confirmation: 'Please type remove to confirm' })
  return em.transactional(async (em) => {
    const { rows } = await runSql<{ suppliers: number }>(
      em,
      'select count(*)::int suppliers from supplier where is_demo',
    )
    await queueJob(em, 'remove_demo', {}, { key: 'remove_demo', maxAttempts: 5 })
    await recordAction(em, admin, { action: 'going_live.remove_demo', subject: 'going_live', before: rows[0]! })
  })
}
