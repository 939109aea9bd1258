import { LockMode } from '@mikro-orm/core'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { check } from '../../server/errors.ts'
import { refuseStale } from '../../schema/refuse-stale.ts'
import { SiteSettings } from './site-settings.entity.ts'
import { siteSettingsRules } from './site-settings.rules.ts'
import type { UpdateSiteSettingsInput } from './site-settings.types.ts'

/** Every process applies them within a second. */
export const saveSiteSettings = async (
  context: Context,
  { version, ...input }: UpdateSiteSettingsInput,
): Promise<SiteSettings> => {
  const admin = requireAdmin(context)
  const values = check(siteSettingsRules, input)
  return context.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(SiteSettings, 1, { lockMode: LockMode.PESSIMISTIC_WRITE })
    refuseStale(settings, version, 'The site settings have since been changed by someone else.')
    const changes = changedValues(settings, values)
    if (!changes) return settings
    Object.assign(settings, values, { version: settings.version + 1 })
    await recordAction(em, admin, { action: 'site_settings.edit', subject: 'site_settings', ...changes })
    return settings
  })
}
