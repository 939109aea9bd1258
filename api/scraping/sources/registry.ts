import type { Env } from '../../process/env.ts'
import { StartError } from '../../process/env.ts'
import type { Site, SourceReader } from '../source.ts'
import { checkatrade } from './checkatrade.ts'
import { directory } from './directory.ts'
import { freeindex } from './freeindex.ts'
import { googlePlaces } from './google-places.ts'
import { supplierSite } from './supplier-site.ts'
import { thomson } from './thomson.ts'
import { yell } from './yell.ts'

/** The facts about a source, here and nowhere else. */
type Registered = {
  /** Its label for visitors and administrators. */
  label: string
  reader: (site: Site) => SourceReader
  /** Which source to believe where two differ: the one with the greater number. No two are equal. */
  trust: number
} & (
  | {
      /** A directory is part of every full scrape; an API has its own way of searching, and a key. */
      kind: 'directory' | 'api'
      /** The root of the site, and the setting that replaces it. */
      address: `https://${string}`
      setting: `SOURCE_BASE_${Uppercase<string>}`
    }
  | {
      /** A single page that somebody gives: of a directory without a reader of its own, or a supplier's own. */
      kind: 'page'
    }
)

/** The sources of listings. Settings, names in GraphQL, labels, trust and replicas follow from these entries. */
export const registry = {
  yell: {
    label: 'Yell',
    kind: 'directory',
    reader: yell,
    trust: 20,
    address: 'https://www.yell.com',
    setting: 'SOURCE_BASE_YELL',
  },
  thomson: {
    label: 'Thomson Local',
    kind: 'directory',
    reader: thomson,
    trust: 40,
    address: 'https://www.thomsonlocal.com',
    setting: 'SOURCE_BASE_THOMSON',
  },
  freeindex: {
    label: 'FreeIndex',
    kind: 'directory',
    reader: freeindex,
    trust: 50,
    address: 'https://www.freeindex.co.uk',
    setting: 'SOURCE_BASE_FREEINDEX',
  },
  checkatrade: {
    label: 'Checkatrade',
    kind: 'directory',
    reader: checkatrade,
    trust: 30,
    address: 'https://www.checkatrade.com',
    setting: 'SOURCE_BASE_CHECKATRADE',
  },
  google_places: {
    label: 'Google Maps',
    kind: 'api',
    reader: googlePlaces,
    trust: 60,
    address: 'https://places.googleapis.com',
    setting: 'SOURCE_BASE_PLACES',
  },
  directory: { label: 'Directory', kind: 'page', reader: directory, trust: 10 },
  supplier_site: { label: 'Own website', kind: 'page', reader: supplierSite, trust: 70 },
} as const satisfies Record<string, Registered>

type Registry = typeof registry
type NamesOf<Kind extends Registered['kind']> = {
  [Name in keyof Registry]: Registry[Name]['kind'] extends Kind ? Name : never
}[keyof Registry]

export type SourceName = keyof Registry
export type DirectoryName = NamesOf<'directory'>
/** The sources with an address of their own, which a setting can change. */
export type SiteName = NamesOf<'directory' | 'api'>

export const sourceNames = Object.keys(registry) as SourceName[]
export const isSource = (name: string): name is SourceName => Object.hasOwn(registry, name)
export const isDirectory = (name: SourceName): name is DirectoryName => registry[name].kind === 'directory'
export const isSite = (name: SourceName): name is SiteName => registry[name].kind !== 'page'
export const directoryNames = sourceNames.filter(isDirectory)
export const siteNames = sourceNames.filter(isSite)

/** A source's label; for one that no longer exists, its name. */
export const sourceLabel = (name: string): string => (isSource(name) ? registry[name].label : name)

/** Whether to believe `name` where it differs from what `other` wrote; never where either is not a source. */
export const isTrustedMore = (name: SourceName, other: string | undefined): boolean =>
  other !== undefined && isSource(other) && registry[name].trust > registry[other].trust

/** A site's address. */
export const siteAddress = (name: SiteName, env: Env): string => env[registry[name].setting] ?? registry[name].address

/** A source's address and label. @param url of the page, for a source without an address of its own */
export const siteOf = (name: SourceName, env: Env, url = ''): Site => ({
  address: isSite(name) ? siteAddress(name, env) : url,
  label: registry[name].label,
})

/** A source's reader. @param url as for `siteOf` */
export const readerOf = (name: SourceName, env: Env, url = ''): SourceReader =>
  registry[name].reader(siteOf(name, env, url))

/** Whether SCRAPER_SOURCES allows a source. */
export const isOn = ({ SCRAPER_SOURCES: on }: Env, name: SourceName): boolean => on?.includes(name) ?? true

/**
 * Checks the setting's names.
 * @throws StartError where SCRAPER_SOURCES names an unknown source
 */
export const checkSources = ({ SCRAPER_SOURCES: on = [] }: Env): void => {
  if (on.every(isSource)) return
  throw new StartError(
    `SCRAPER_SOURCES must be names out of ${sourceNames.join(', ')}, separated by commas (it is "${on.join(',').slice(0, 60)}")`,
  )
}
