import { defaultSiteName, type Env } from '../../process/env.ts'
import type { GoingLiveGap, GoingLiveState, GoingLiveStepKind } from './going-live.types.ts'

export interface SiteFacts {
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

export const maxOwnSuppliers = 1000

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
  setting === undefined ? 'NOT_SET' : isFailing ? 'FAILING' : 'UNPROVEN'

export const checkLaunchSteps = (facts: SiteFacts, env: Env): Record<GoingLiveStepKind, StepResult> => {
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
