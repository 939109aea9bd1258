import { LockMode } from '@mikro-orm/core'
import { changedValues } from '../accounts/audit/changed-values.ts'
import { recordAction } from '../accounts/audit/record-action.ts'
import { requireAdmin } from '../accounts/admin-only.ts'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { AdSettings } from './ad.entity.ts'
import type { UpdateAdSettingsInput } from './change-ads.types.ts'
import { adSettingsRules, type AdNetwork } from './ad.rules.ts'
import { refuseStale } from '../schema/refuse-stale.ts'

/**
 * Saves the advertising settings; they apply from the next page on.
 * @throws BAD_USER_INPUT with a message per field; CONFLICT if someone else has changed them since `version`.
 */
export const saveAdSettings = async (
  context: Context,
  { version, ...input }: UpdateAdSettingsInput,
): Promise<AdSettings> => {
  const admin = requireAdmin(context)
  const { network, ...rest } = check(adSettingsRules, input)
  const values = { ...rest, publisher: network.toLowerCase() as Lowercase<AdNetwork> }
  return context.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(AdSettings, 1, { lockMode: LockMode.PESSIMISTIC_WRITE })
    refuseStale(settings, version, 'The ad settings have since been changed by someone else.')
    const changes = changedValues(settings, values)
    if (!changes) return settings
    Object.assign(settings, values, { version: settings.version + 1 })
    await recordAction(em, admin, { action: 'ad_settings.edit', subject: 'ad_settings', ...changes })
    return settings
  })
}
