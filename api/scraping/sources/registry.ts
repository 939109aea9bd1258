import type { Env } from '../../server/env.ts'
import { StartError } from '../../server/env.ts'
import type { Site, SourceReader } from '../source.ts'
import { checkatrade } from './checkatrade.ts'
import { directory } from './directory.ts'
import { freeindex } from './freeindex.ts'
import { googlePlaces } from './google-places.ts'
import { supplierSite } from './supplier-site.ts'
import { thomson } from './thomson.ts'
import { yell } from './yell.ts'

/** What is said of a source, here and nowhere else. */
type Registered = {
  /** What a visitor or administrator reads for it. */
  label: string
  reader: (site: Site) => SourceReader
  /** Whom to believe where two sources differ: the one with the greater number. No two have the same. */
  trust: number
} & (
  | {
      /** A directory is a part of every full scrape; an API is asked in its own way, with a key. */
      kind: 'directory' | 'api'
      /** The root of the site, and the setting that names another one to ask instead. */
      address: `https://${string}`
      setting: `SOURCE_BASE_${Uppercase<string>}`
    }
  | {
      /** Each page that somebody gives: of a directory that has no reader of its own, or a supplier's own. */
      kind: 'page'
    }
)

/** Where listings come from. Settings, names in GraphQL, labels, trust and replicas follow from these entries. */
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
/** Those with an address of their own, which a setting can change. */
export type SiteName = NamesOf<'directory' | 'api'>

export const sourceNames = Object.keys(registry) as SourceName[]
export const isSource = (name: string): name is SourceName => Object.hasOwn(registry, name)
export const isDirectory = (name: SourceName): name is DirectoryName => registry[name].kind === 'directory'
export const isSite = (name: SourceName): name is SiteName => registry[name].kind !== 'page'
export const directoryNames = sourceNames.filter(isDirectory)
export const siteNames = sourceNames.filter(isSite)

/** What people read for a source; its name for one that is no longer known. */
export const sourceLabel = (name: string): string => (isSource(name) ? registry[name].label : name)

/** Whether `name` is to be believed where it differs from what `other` wrote; never where either is no source. */
export const isTrustedMore = (name: SourceName, other: string | undefined): boolean =>
  other !== undefined && isSource(other) && registry[name].trust > registry[other].trust

/** Where a site is asked. */
export const siteAddress = (name: SiteName, env: Env): string => env[registry[name].setting] ?? registry[name].address

/** A source's reader. @param url of the page, for a source without an address of its own */
export const readerOf = (name: SourceName, env: Env, url = ''): SourceReader =>
  registry[name].reader({ address: isSite(name) ? siteAddress(name, env) : url, label: registry[name].label })

/** Whether SCRAPER_SOURCES lets a source be asked. */
export const isOn = ({ SCRAPER_SOURCES: on }: Env, name: SourceName): boolean => on?.includes(name) ?? true

/** @throws StartError where SCRAPER_SOURCES names a source that there is not */
export const checkSources = ({ SCRAPER_SOURCES: on = [] }: Env): void => {
  if (on.every(isSource)) return
  throw new StartError(
    `SCRAPER_SOURCES must be names out of ${sourceNames.join(', ')}, separated by commas (it is "${on.join(',').slice(0, 60)}")`,
  )
}
