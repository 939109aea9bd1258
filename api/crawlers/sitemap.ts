import type { Pool } from 'pg'
import { countryPaths } from '../counties/list-areas.ts'
import { findRow, readRows } from '../database/sql.ts'
import { escapeHtml } from '../text/escape-html.rules.ts'

/** Addresses per sitemap file: a tenth of the limit of sitemaps.org, so that each is fast. */
export const maxPerFile = 5000

interface SitemapEntry {
  path: string
  /** Day of the last change, YYYY-MM-DD. */
  lastmod?: string | undefined
}

export const fixedPaths: readonly string[] = [
  '/',
  '/directory',
  '/map',
  '/counties',
  '/blog',
  '/register-business',
  '/contact',
  '/partners',
  '/partners/widget',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/sitemap',
]

const counties = `
  select '/counties/' || c.url_name as path, to_char(s.changed at time zone 'UTC', 'YYYY-MM-DD') as lastmod from county c
   cross join lateral (select max(updated_at) changed from supplier where status = 'listed' and county = c.name) s
   where s.changed is not null order by c.url_name`
const searches = `
  select '/directory?' || 'service=' || lower(n.service) || '&county=' || replace(n.county, ' ', '+') as path
    from supplier_count n join county c on c.name = n.county
   where n.service <> '' and n.suppliers > 0 order by n.county, n.service limit ${maxPerFile}`
const posts = `
  select '/blog/' || slug as path, to_char(greatest(listed_at, updated_at) at time zone 'UTC', 'YYYY-MM-DD') as lastmod from blog_post
   where published and listed_at <= now() and is_indexable order by listed_at desc limit ${maxPerFile}`
const suppliers = `
  select '/suppliers/' || id as path, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as lastmod from supplier
   where status = 'listed' and id > $1 order by id limit $2`
/** A file is a range of ids; counts per thousand ids show in which thousand it ends. */
const supplierFiles = `
  with thousand as (
    select key::int as place, times, sum(times) over (order by key::int) as upto from current_tally where kind = 'ids' and times > 0
  )
  select (select id from supplier where status = 'listed' and id >= t.place * 1000
           order by id offset full_file.upto - (t.upto - t.times) - 1 limit 1) as id
    from generate_series($1::bigint, (select max(upto)::bigint from thousand) - 1, $1::bigint) full_file(upto)
    join thousand t on full_file.upto > t.upto - t.times and full_file.upto <= t.upto order by 1`
const countListed = `select suppliers from supplier_count where county = '' and service = ''`

export const pageEntries = async (pool: Pool): Promise<SitemapEntry[]> => [
  ...fixedPaths.map((path) => ({ path })),
  ...(await readRows<SitemapEntry>(pool, counties)),
  ...(await readRows<SitemapEntry>(pool, searches)),
  ...(await countryPaths(pool)).map((path) => ({ path })),
  ...(await readRows<SitemapEntry>(pool, posts)),
]

export const countSuppliers = async (pool: Pool): Promise<number> =>
  (await findRow<{ suppliers: number }>(pool, countListed))?.suppliers ?? 0

/** The id after which each file of suppliers starts. */
export const supplierStarts = async (pool: Pool, maxEntries = maxPerFile): Promise<number[]> => [
  0,
  ...(await readRows<{ id: number }>(pool, supplierFiles, [maxEntries])).map(({ id }) => id),
]

export const supplierEntries = async (pool: Pool, afterId: number, maxEntries = maxPerFile): Promise<SitemapEntry[]> =>
  readRows<SitemapEntry>(pool, suppliers, [afterId, maxEntries])

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const urlset = (siteUrl: string, entries: SitemapEntry[]) =>
  `${head}<urlset ${namespace}>\n${entries
    .map(
      ({ path, lastmod }) =>
        `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    )
    .join('\n')}\n</urlset>\n`

export const sitemapIndex = (siteUrl: string, paths: string[]) =>
  `${head}<sitemapindex ${namespace}>\n${paths.map((path) => `<sitemap><loc>${escapeHtml(siteUrl + path)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`
