import type { Env } from '../process/env.ts'
import type { FetchSettings } from './fetch-page.ts'
import type { Pace } from './pace.ts'
import { createRobotsCache } from './robots.ts'

/** The user agent, with a contact address: "BlindCurtainDirectory/1.0 (+mailto:me@example.com)". */
export const formatUserAgent = ({
  SCRAPER_CONTACT: contact,
  SITE_URL: site,
}: Pick<Env, 'SCRAPER_CONTACT' | 'SITE_URL'>): string => {
  const address = contact ?? site
  const contactInfo = address && (/^https?:/.test(address) ? `+${address}` : `+mailto:${address}`)
  return `BlindCurtainDirectory/1.0${contactInfo ? ` (${contactInfo})` : ''}`
}

/** Create them once, since they hold the robots.txt cache. */
export const createFetchSettings = (
  env: Pick<Env, 'SCRAPER_CONTACT' | 'SITE_URL' | 'SOURCE_ALLOWED_HOSTS'>,
  pace: Pace,
): FetchSettings => {
  const userAgent = formatUserAgent(env)
  return { userAgent, allowedHosts: env.SOURCE_ALLOWED_HOSTS, pace, robots: createRobotsCache(userAgent) }
}
