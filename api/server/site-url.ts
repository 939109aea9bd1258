import type { Env } from '../process/env.ts'

/** The public address: SITE_URL, otherwise that of this request; an invalid Host header is ignored. */
export const siteUrlOf = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  { protocol, host }: { protocol: string; host: string },
) => SITE_URL ?? (host && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : 'http://localhost')

/**
 * How a body with the site's addresses in it may be cached: by everybody where SITE_URL is set, otherwise by nobody, since
 * whoever sends a made-up Host could leave it in a shared cache.
 */
export const cachingOf = ({ SITE_URL }: Pick<Env, 'SITE_URL'>, seconds: number) =>
  SITE_URL ? `public, max-age=${seconds}` : 'private, no-store'

/** The public address where no request tells it: SITE_URL, otherwise that of this machine. */
export const siteUrlFor = ({ SITE_URL, HOST, PORT }: Pick<Env, 'SITE_URL' | 'HOST' | 'PORT'>): string =>
  SITE_URL ?? `http://${HOST}:${PORT}`
