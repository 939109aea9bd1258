import type { Pool } from 'pg'
import { listen } from '../../database/listen.ts'
import type { Database } from '../../database/orm.ts'
import { findRow } from '../../database/sql.ts'
import type { Env } from '../../process/env.ts'
import { createRefresher } from '../../process/refresher.ts'
import { accentHex, accentStyle } from './accent.rules.ts'
import type { ShownSite } from './shown-site.rules.ts'
import { siteIcons } from './site-icons.ts'
import type { SiteSettingsValues } from './site-settings.rules.ts'

const text = `
  select site_name "siteName", logo_url "logoUrl", accent_colour "accentColour", contact_email "contactEmail",
         is_email_shown "isEmailShown", contact_phone "contactPhone", contact_address "contactAddress",
         facebook_url "facebookUrl", x_url "xUrl", instagram_url "instagramUrl", linkedin_url "linkedinUrl",
         array(select page from legal_text order by page) "ownTexts"
    from site_settings`

type StoredSite = SiteSettingsValues & { ownTexts: string[] }

const filled = (values: Record<string, string | false>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, string>

const toShownSite = (set: StoredSite): ShownSite => {
  const { facebookUrl: facebook, xUrl: x, instagramUrl: instagram, linkedinUrl: linkedin } = set
  const social = filled({ facebook, x, instagram, linkedin })
  const own = filled({
    logoUrl: set.logoUrl,
    email: set.isEmailShown && set.contactEmail,
    phone: set.contactPhone,
    address: set.contactAddress,
  })
  return {
    ...own,
    ...(Object.keys(social).length > 0 ? { social } : {}),
    ...(set.ownTexts.length > 0 ? { ownTexts: set.ownTexts } : {}),
  }
}

/** `env` always has the current values; `refresh` reads them again. */
export const createEffectiveSettings = <E extends Env>(pool: Pool, env: E) => {
  let set: StoredSite | undefined
  let shown: ShownSite = {}
  let style = ''
  let icons = siteIcons({ siteName: env.SITE_NAME })
  const effective = Object.defineProperties(
    { ...env },
    {
      SITE_NAME: { enumerable: true, get: () => set?.siteName || env.SITE_NAME },
      CONTACT_EMAIL: { enumerable: true, get: () => set?.contactEmail || env.CONTACT_EMAIL },
    },
  )
  return {
    env: effective,
    shown: () => shown,
    icons: () => icons,
    style: () => style,
    refresh: async () => {
      set = await findRow<StoredSite>(pool, text)
      shown = set ? toShownSite(set) : {}
      const accent = set?.accentColour ?? ''
      icons = siteIcons({ ...set, siteName: effective.SITE_NAME })
      style = accentHex.test(accent) ? `<style>${accentStyle(accent)}</style>` : '' // inserted as HTML: a valid colour or nothing
    },
  }
}
export type EffectiveSettings = ReturnType<typeof createEffectiveSettings>

/** For a process without change notifications. */
export const followSettings = async <E extends Env>({ pool, url }: Pick<Database, 'pool' | 'url'>, env: E) => {
  const site = createEffectiveSettings(pool, env)
  const { refresh, stop } = await createRefresher('the site’s settings', site.refresh)
  const onChange = (table: string) => (table === 'site_settings' ? void refresh() : undefined)
  const listening = await listen(url, 'changed', onChange, () => void refresh())
  const close = async () => {
    await listening.close()
    await stop()
  }
  return { ...site, close }
}
