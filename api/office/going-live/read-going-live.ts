import { runSql, type Db } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { defaultSiteName, type Env } from '../../process/env.ts'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { nullable, enumType } from '../../schema/types.ts'
import { Weight } from '../../process/weight.ts'

const GoingLiveStepKind = enumType(
  'GoingLiveStepKind',
  'The steps from the demo to the real directory, in the recommended order.',
  {
    ADDRESS: 'SITE_URL is an address of https:// that the public can reach.',
    NAME: 'The site has its own name, and an address for messages.',
    PASSWORD: 'No administrator still has the password generated at the first start.',
    SECOND_FACTOR: 'Every administrator has a second factor.',
    MAIL: 'The mail server has accepted an email, or emails are sent by hand.',
    BACKUP: 'The last scheduled backup is good, or backups are made elsewhere.',
    SUPPLIERS: 'Real suppliers are listed.',
    DEMONSTRATION: 'The fictional suppliers and articles are removed.',
    LEGAL: 'The legal pages have been reviewed.',
    SEARCH_ENGINES: 'Search engines can index the site, which has no demo data.',
    MAP: 'A map token is set; without one, maps show outlines only.',
    POSTCODES: 'Full postcodes are loaded; without them each is in the centre of its district.',
  },
)
type GoingLiveStepKind = keyof typeof GoingLiveStepKind

const GoingLiveState = enumType('GoingLiveState', 'The status of a step.', {
  DONE: 'It is done.',
  MISSING: 'It is still missing.',
  OPTIONAL: 'It is not done, and optional.',
})
type GoingLiveState = keyof typeof GoingLiveState

const GoingLiveGap = enumType('GoingLiveGap', 'The missing server setting of a step.', {
  NOT_SET: 'The setting.',
  UNVERIFIED: 'It is set, and has not worked yet.',
  FAILING: 'It is set, and does not work.',
})
type GoingLiveGap = keyof typeof GoingLiveGap

@ObjectType({ description: 'A step from the demo site to the real directory.' })
class GoingLiveStep {
  @Field(() => GoingLiveStepKind, { description: 'Which step.' }) kind!: GoingLiveStepKind
  @Field(() => GoingLiveState, { description: 'Its status.' }) state!: GoingLiveState
  @Field(() => GoingLiveGap, nullable('The missing server setting, if the step needs one.')) gap!: GoingLiveGap | null
  @Field(() => String, nullable('The finding: an address, names, a number, or an error.')) detail!: string | null
  @Field(() => Boolean, { description: 'Whether a person may confirm it, because the site cannot check it.' })
  isConfirmable!: boolean
  @Field(() => String, nullable('Who confirmed it.')) confirmedBy!: string | null
  @Field(() => Date, nullable('When.')) confirmedAt!: Date | null
}

@ObjectType({ description: 'The steps from the demo to the real directory.' })
export class GoingLive {
  @Weight(60, 13)
  @Field(() => [GoingLiveStep], { description: 'Every step, in the recommended order.' })
  steps!: GoingLiveStep[]
  @Field(() => Int, { description: 'The number of missing steps.' }) missingCount!: number
  @Field(() => Boolean, { description: 'Whether nothing is missing.' }) isComplete!: boolean
  @Field(() => Boolean, { description: 'Whether work has begun: a step was confirmed, or the demo data removed.' })
  hasBegun!: boolean
  @Field(() => Int, { description: 'Remaining demo suppliers.' }) demoSupplierCount!: number
  @Field(() => Int, { description: 'Remaining demo articles.' }) demoPostCount!: number
  @Field(() => Boolean, { description: 'Whether they are being removed.' }) isRemovingDemo!: boolean
}

@InputType({ description: 'A step, and whether it is confirmed.' })
export class ConfirmGoingLiveStepInput {
  @Field(() => GoingLiveStepKind, { description: 'The step, which must be confirmable.' }) step!: GoingLiveStepKind
  @Field(() => Boolean, { description: 'Whether it is done.' }) isDone!: boolean
}

@InputType({ description: 'Confirms the removal of the demo data.' })
export class DeleteDemoDataInput {
  @Field(() => String, { description: 'The word `remove`: only `npm run seed` restores the demo data.' })
  confirmation!: string
}

@InputType({ description: 'A test email to send.' })
export class SendTestMailInput {
  @Field(
    () => String,
    nullable('The recipient; by default the current user’s address, or the one that receives messages.'),
  )
  to?: string | null
}

interface SiteFacts {
  demoSuppliers: number
  demoPosts: number
  /** Counted up to `maxOwnSuppliers` and one more. */
  ownSuppliers: number
  hasOwnName: boolean
  contactEmail: string
  withMadeUpPassword: string[]
  withoutSecondFactor: string[]
  goodBackupAt: Date | null
  backupFailure: string | null
  hasSentMail: boolean
  hasPostcodes: boolean
  testMailState: string | null
  testMailError: string | null
}

const maxOwnSuppliers = 1000

interface StepResult {
  state: GoingLiveState
  gap: GoingLiveGap | null
  detail: string | null
}

/** Hosts that resolve to this machine, or never (RFC 6761). */
const isPrivate = (host: string) =>
  /^(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[)|\.(localhost|local|test|example|invalid|internal)$/.test(host) ||
  !host.includes('.')

const isPublic = (address: string | undefined) =>
  address !== undefined && address.startsWith('https://') && !isPrivate(new URL(address).hostname)

const toStepResult = (isDone: boolean, detail: string | null = null, gap: GoingLiveGap | null = null): StepResult => ({
  state: isDone ? 'DONE' : 'MISSING',
  gap: isDone ? null : gap,
  detail,
})

const findGap = (setting: string | undefined, isFailing: boolean): GoingLiveGap =>
  setting === undefined ? 'NOT_SET' : isFailing ? 'FAILING' : 'UNVERIFIED'

const checkLaunchSteps = (facts: SiteFacts, env: Env): Record<GoingLiveStepKind, StepResult> => {
  const { demoSuppliers, demoPosts, ownSuppliers, withMadeUpPassword, withoutSecondFactor } = facts
  const hasAddress = isPublic(env.SITE_URL)
  const hasName = facts.hasOwnName || env.SITE_NAME !== defaultSiteName
  const contact = env.CONTACT_EMAIL ?? facts.contactEmail
  const isBackedUp = env.BACKUP_TO !== undefined && facts.goodBackupAt !== null && facts.backupFailure === null
  const hasDemo = demoSuppliers + demoPosts > 0
  return {
    ADDRESS: toStepResult(hasAddress, env.SITE_URL ?? null, findGap(env.SITE_URL, true)),
    NAME: toStepResult(hasName && contact !== '', [env.SITE_NAME, contact].filter(Boolean).join(', ')),
    PASSWORD: toStepResult(!withMadeUpPassword.length, withMadeUpPassword.join(', ') || null),
    SECOND_FACTOR: toStepResult(!withoutSecondFactor.length, withoutSecondFactor.join(', ') || null),
    MAIL: toStepResult(
      env.SMTP_URL !== undefined && facts.hasSentMail,
      mailWords(facts, env),
      findGap(env.SMTP_URL, facts.testMailError !== null),
    ),
    BACKUP: toStepResult(
      isBackedUp,
      facts.backupFailure ?? facts.goodBackupAt?.toISOString() ?? null,
      findGap(env.BACKUP_TO, facts.backupFailure !== null),
    ),
    SUPPLIERS: toStepResult(
      ownSuppliers > 0,
      ownSuppliers > maxOwnSuppliers ? `more than ${maxOwnSuppliers}` : String(ownSuppliers),
    ),
    DEMONSTRATION: toStepResult(!hasDemo, String(demoSuppliers)),
    LEGAL: toStepResult(false),
    SEARCH_ENGINES: toStepResult(hasAddress && !hasDemo && ownSuppliers > 0),
    MAP: {
      state: env.MAPBOX_TOKEN || env.MAP_TILES || env.MAP_STYLE_URL ? 'DONE' : 'OPTIONAL',
      gap: null,
      detail: null,
    },
    POSTCODES: { state: facts.hasPostcodes ? 'DONE' : 'OPTIONAL', gap: null, detail: null },
  }
}

const mailWords = ({ testMailState, testMailError }: SiteFacts, { SMTP_URL }: Env) => {
  if (!SMTP_URL) return null
  if (testMailError) return `The mail server says: ${testMailError}`
  if (testMailState === 'sent') return 'The mail server has accepted the test email'
  return testMailState === 'waiting' ? 'The test email is queued' : null
}

/** Steps that the site cannot check, or that may be done by other means. */
export const confirmable: ReadonlySet<GoingLiveStepKind> = new Set(['MAIL', 'BACKUP', 'LEGAL'])

const factsText = `
  select (select count(*)::int from supplier where is_demo) "demoSuppliers",
         (select count(*)::int from blog_post where is_demo) "demoPosts",
         (select count(*)::int from (
            select from supplier where status = 'listed' and not is_demo limit ${maxOwnSuppliers + 1}) own) "ownSuppliers",
         coalesce((select site_name <> '' from site_settings), false) "hasOwnName",
         coalesce((select contact_email from site_settings), '') "contactEmail",
         array(select username from app_user where is_admin and disabled_at is null and is_password_made_up order by id) "withMadeUpPassword",
         array(select username from app_user u where is_admin and disabled_at is null and not exists (
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
