import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { nullable, PayloadMutation, type PayloadFields } from '../../schema/types.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { findRow, readRow, runSql } from '../../database/sql.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import {
  ConfirmGoingLiveStepInput,
  GoingLive,
  DeleteDemoDataInput,
  SendTestMailInput,
  readGoingLive,
  confirmable,
} from './read-going-live.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { contactAddress } from '../../mail/contact-address.ts'
import { queueMail } from '../../mail/queue-mail.ts'

const rules = z.object({ to: z.email('Please enter a valid email address.').max(200).optional() })

export const sendTestMail = (context: Context, input: SendTestMailInput): Promise<string> => {
  const { id, username } = requireAdmin(context)
  const { em, env } = context
  const { to: requestedAddress } = check(rules, { to: input.to?.trim() || undefined })
  if (!env.SMTP_URL)
    throw new PublicError('CONFLICT', 'This site has no mail server. Set SMTP_URL, then restart the site.')
  return em.transactional(async (em) => {
    const own = await findRow<{ email: string | null }>(em, 'select email from app_user where id = $1', [id])
    const to = requestedAddress ?? own?.email ?? (await contactAddress(em, env))
    if (!to) throw badInput({ to: 'Please enter a recipient: neither you nor the site has an email address yet' })
    await queueMail(em, env, { kind: 'TEST', key: `test-${randomUUID()}`, to, values: { username } })
    return to
  })
}

const confirmStep = async (context: Context, { step, isDone }: ConfirmGoingLiveStepInput): Promise<GoingLive> => {
  const admin = requireAdmin(context)
  if (!confirmable.has(step)) throw badInput({ step: 'The site checks this step itself' })
  await context.em.transactional(async (em) => {
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
  return readGoingLive(context)
}

const deleteDemoData = async (context: Context, { confirmation }: DeleteDemoDataInput): Promise<GoingLive> => {
  const admin = requireAdmin(context)
  if (confirmation !== 'remove') throw badInput({ confirmation: 'Please type remove to confirm' })
  await context.em.transactional(async (em) => {
    const row = await readRow<{ suppliers: number }>(em, 'select count(*)::int suppliers from supplier where is_demo')
    await queueJob(em, 'remove_demo', {}, { key: 'remove_demo', maxAttempts: 5 })
    await recordAction(em, admin, { action: 'going_live.remove_demo', before: row })
  })
  return readGoingLive(context)
}

const fields: PayloadFields = { goingLive: [() => GoingLive, 'The steps.'] }

@Authorized('ADMIN')
@Resolver()
export class GoingLiveResolver {
  @Query(() => GoingLive, nullable('The steps before this is a real directory. For administrators.'))
  goingLive(@Ctx() context: Context): Promise<GoingLive> {
    return readGoingLive(context)
  }

  @PayloadMutation(
    'Confirms a step that the site cannot check itself. For administrators.',
    ConfirmGoingLiveStepInput,
    fields,
  )
  confirmGoingLiveStep = confirmStep

  @PayloadMutation(
    'Starts removing the demo suppliers, their reviews and the articles. For administrators.',
    DeleteDemoDataInput,
    fields,
  )
  deleteDemoData = deleteDemoData

  @PayloadMutation('Sends a test email. For administrators.', SendTestMailInput, {
    recipient: [() => String, 'The recipient; the outbox and the step show the result.'],
  })
  sendTestMail = sendTestMail
}
