import { StartError, type Env } from '../../process/env.ts'
import type { Site, SourceReader } from '../source.ts'
import { checkatrade } from './checkatrade.ts'
import { directory } from './directory.ts'
import { freeindex } from './freeindex.ts'
import { googlePlaces } from './google-places.ts'
import { supplierSite } from './supplier-site.ts'
import { thomson } from './thomson.ts'
import { yell } from './yell.ts'

type SourceEntry = {
  label: string
  reader: (site: Site) => SourceReader
  /** Where two sources differ, the greater number wins; no two are equal. */
  trust: number
} & (
  | {
      /** A directory is part of every full scrape; an API has its own search and a key. */
      kind: 'directory' | 'api'
      address: `https://${string}`
      setting: `SOURCE_BASE_${Uppercase<string>}`
    }
  | {
      /** A page given by a person: of a directory without its own reader, or a supplier's own. */
      kind: 'page'
    }
)

/** Settings, GraphQL names, labels, trust and replicas follow from these entries. */
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
} as const satisfies Record<string, SourceEntry>

type Registry = typeof registry
type SourceNames<Kind extends SourceEntry['kind']> = {
  [Name in keyof Registry]: Registry[Name]['kind'] extends Kind ? Name : never
}[keyof Registry]

export type SourceName = keyof Registry
export type DirectoryName = SourceNames<'directory'>
export type SiteName = SourceNames<'directory' | 'api'>

export const sourceNames = Object.keys(registry) as SourceName[]
export const isSource = (name: string): name is SourceName => Object.hasOwn(registry, name)
export const isDirectory = (name: SourceName): name is DirectoryName => registry[name].kind === 'directory'
export const isSite = (name: SourceName): name is SiteName => registry[name].kind !== 'page'
export const directoryNames = sourceNames.filter(isDirectory)

/** The name if the source no longer exists. */
export const sourceLabel = (name: string): string => (isSource(name) ? registry[name].label : name)

export const isTrustedMore = (name: SourceName, other: string | undefined): boolean =>
  other !== undefined && isSource(other) && registry[name].trust > registry[other].trust

export const siteAddress = (name: SiteName, env: Env): string => env[registry[name].setting] ?? registry[name].address

export const getSite = (name: SourceName, env: Env, url = ''): Site => ({
  address: isSite(name) ? siteAddress(name, env) : url,
  label: registry[name].label,
})

export const getReader = (name: SourceName, env: Env, url = ''): SourceReader =>
  registry[name].reader(getSite(name, env, url))

export const isSourceEnabled = ({ SCRAPER_SOURCES: on }: Env, name: SourceName): boolean => on?.includes(name) ?? true

export const checkSources = ({ SCRAPER_SOURCES: on = [] }: Env): void => {
  if (on.every(isSource)) return
  throw new StartError(
    `SCRAPER_SOURCES must be names out of ${sourceNames.join(', ')}, separated by commas (it is "${on.join(',').slice(0, 60)}")`,
  )
}
