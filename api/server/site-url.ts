import type { Env } from './env.ts'

/** Where visitors reach the site: SITE_URL, else where this one did; a Host header that is no address counts for nothing. */
export const siteUrlOf = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  { protocol, host }: { protocol: string; host: string },
) => SITE_URL ?? (host && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost')
