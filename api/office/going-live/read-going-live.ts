import type { Db } from '../../database/sql.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { GoingLiveStepKind, type GoingLive, type GoingLiveStep } from './going-live.types.ts'
import { checkLaunchSteps, maxOwnSuppliers, type SiteFacts } from './check-launch-steps.ts'

/** Steps that the site cannot check, or that may be done by other means. */
export const confirmable: ReadonlySet<GoingLiveStepKind> = new Set(['MAIL', 'BACKUP', 'LEGAL'])

const factsText = `
  select (select count(*)::int from supplier where is_demo) "demoSuppliers",
         (select count(*)::int from blog_post where is_demo) "demoPosts",
         (select count(*)::int from (
            select from supplier where status = 'listed' and not is_demo limit ${maxOwnSuppliers + 1}) own) "ownSuppliers",
         coalesce((select site_name <> '' from site_settings), false) "hasOwnName",
         coalesce((select contact_email from site_settings), '') "contactEmail",
         array(select username from app_user where is_admin and is_password_made_up order by id) "withMadeUpPassword",
         array(select username from app_user u where is_admin and not exists (
                 select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) order by id) "withoutSecondFactor",
         (select good_at from backup_outcome) "goodBackupAt", (select coalesce(reason, '') from backup_outcome where failed_since is not null) "backupFailure",
         exists (select from outbox_mail where state = 'sent' and sent_by is null) "hasSentMail",
         exists (select from postcode) "hasPostcodes",
         test.state "testMailState", test.error "testMailError",
         exists (select from graphile_worker.jobs where task_identifier = 'remove_demo' and attempts < max_attempts) "isRemovingDemo"
    from (select 1) one left join lateral (
      select state, error from outbox_mail where kind = 'TEST' order by id desc limit 1) test on true`

export const readGoingLive = async ({ pool, env }: Pick<Context, 'env'> & { pool: Db }): Promise<GoingLive> => {
  const [facts, { rows: confirmations }] = await Promise.all([
    runSql<SiteFacts & { isRemovingDemo: boolean }>(pool, factsText).then(({ rows }) => rows[0]!),
    runSql<{ step: string; username: string | null; at: Date }>(pool, 'select step, username, at from going_live_step'),
  ])
  const judged = checkLaunchSteps(facts, env)
  const steps = Object.values(GoingLiveStepKind).map((kind): GoingLiveStep => {
    const isConfirmable = confirmable.has(kind)
    const said = isConfirmable ? confirmations.find(({ step }) => step === kind) : undefined
    return {
      kind,
      ...judged[kind],
      ...(said ? { state: 'DONE', gap: null } : {}),
      isConfirmable,
      confirmedBy: said?.username ?? null,
      confirmedAt: said?.at ?? null,
    }
  })
  const missingCount = steps.filter(({ state }) => state === 'MISSING').length
  return {
    steps,
    missingCount,
    isComplete: missingCount === 0,
    hasBegun: confirmations.length > 0,
    demoSupplierCount: facts.demoSuppliers,
    demoPostCount: facts.demoPosts,
    isRemovingDemo: facts.isRemovingDemo,
  }
}
