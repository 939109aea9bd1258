import type { Env } from '../process/env.ts'

/** An invalid Host header is ignored. */
export const getSiteUrl = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  { protocol, host }: { protocol: string; host: string },
) => SITE_URL ?? (host && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost')

/** Public only with SITE_URL, since a forged Host could poison a shared cache. */
export const getCacheControl = ({ SITE_URL }: Pick<Env, 'SITE_URL'>, seconds: number) =>
  SITE_URL ? `public, max-age=${seconds}` : 'private, no-store'

/** Outside a request: SITE_URL, otherwise this machine's. */
export const getConfiguredSiteUrl = ({ SITE_URL, HOST, PORT }: Pick<Env, 'SITE_URL' | 'HOST' | 'PORT'>): string =>
  SITE_URL ?? `http://${HOST}:${PORT}`
