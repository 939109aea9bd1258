import type { Env } from './env.ts'

/** The public address: SITE_URL, otherwise that of this request; an invalid Host header is ignored. */
export const siteUrlOf = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  { protocol, host }: { protocol: string; host: string },
) => SITE_URL ?? (host && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost')
