import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { supplierCountries } from '../../places/areas/country.rules.ts'
import { tidySpans } from '../../suppliers/opening-hours/check-hours.rules.ts'
import { weekdays } from '../../suppliers/opening-hours/weekdays.rules.ts'
import { plainListing, type PlainListing } from '../plain-listing.ts'
import { readAs } from './saved-pages.ts'

/** Those of `whereLabelled` only on pages whose label has them. */
const judged = [
  'name',
  'phone',
  'email',
  'address',
  'city',
  'county',
  'postcode',
  'country',
  'openingHours',
  'services',
  'description',
  'website',
] as const
type JudgedField = (typeof judged)[number]
const whereLabelled = new Set<JudgedField>(['country', 'services', 'description', 'website'])

export const ownSiteSets = ['tuned', 'held-out'] as const
export type OwnSiteSet = (typeof ownSiteSets)[number]

export const ownSiteBar = 95

export interface OwnSitePage {
  set: OwnSiteSet
  name: string
  url: string
  html: string
  label: Partial<Record<JudgedField, unknown>>
}

const week: readonly string[] = weekdays

/** "Mon-Fri 09:00-12:00/13:00-17:00, Sun closed" as hours. */
export const parseHours = (label: string) =>
  tidySpans(
    label.split(', ').flatMap((part) => {
      const [days = '', times = ''] = part.split(' ')
      const [first = '', last = first] = days.split('-')
      const spans = times.split('/').map((span) => (span === 'closed' ? [] : span.split('-')))
      return week
        .slice(week.indexOf(first), week.indexOf(last) + 1)
        .flatMap((day) => spans.map(([opens = null, closes = null]) => ({ day, opens, closes })))
    }),
  )

const parseValue = (field: string, text: string): [string, unknown] => {
  if (field === 'hours') return ['openingHours', parseHours(text)]
  return [field, field === 'services' ? text.split(', ') : text]
}

const parseSite = (set: OwnSiteSet, text: string): OwnSitePage => {
  const [head = '', html = ''] = text.split('\n----\n')
  const [title = '', ...labels] = head.split('\n')
  const [name = '', url = ''] = title.split(' | ')
  const label: Record<string, unknown> = Object.fromEntries(
    labels.map((line) => parseValue(line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2))),
  )
  return { set, name, url, html, label: { website: new URL(url).origin, ...label } }
}

/** The pages of a file: `#### name | address`, a line per field, `----`, then the page. */
const pagesIn = (set: OwnSiteSet, text: string): OwnSitePage[] =>
  text
    .split(/^#### /m)
    .slice(1)
    .map((part) => parseSite(set, part))

export const ownSitePages = async (): Promise<OwnSitePage[]> => {
  const texts = await Promise.all(
    ownSiteSets.map((set) =>
      readFile(new URL(`../../scraping/sources/saved/own_sites/${set}.txt`, import.meta.url), 'utf8'),
    ),
  )
  return texts.flatMap((text, index) => pagesIn(ownSiteSets[index]!, text))
}

export interface FieldVerdict {
  page: OwnSitePage
  field: JudgedField
  verdict: 'right' | 'wrong' | 'missing'
  read: unknown
  expected: unknown
}

const readListing = ({ html, url }: OwnSitePage): Partial<PlainListing> => {
  try {
    return plainListing(readAs('supplier_site', html, url).listings[0]!)
  } catch {
    return {}
  }
}

/** A value that the page does not have is wrong. */
export const judgeOwnSites = (pages: OwnSitePage[]): FieldVerdict[] =>
  pages.flatMap((page) => {
    const listing = readListing(page)
    return judged.flatMap((field) => {
      const [read, expected] = [listing[field], page.label[field]]
      if (expected === undefined && (read === undefined || whereLabelled.has(field))) return []
      const verdict = isDeepStrictEqual(read, expected) ? 'right' : read === undefined ? 'missing' : 'wrong'
      return [{ page, field, verdict, read, expected } as const]
    })
  })

export const ownSiteTable = (verdicts: FieldVerdict[]): string[] => {
  const count = (list: FieldVerdict[], verdict: FieldVerdict['verdict']) =>
    list.filter((one) => one.verdict === verdict).length
  const cells = (list: FieldVerdict[]) =>
    [count(list, 'right'), count(list, 'wrong'), count(list, 'missing')].map((n) => String(n).padStart(8)).join('') +
    (list.length ? `${getRightShare(list).toFixed(1)} %` : '').padStart(10)
  const line = (name: string, list: FieldVerdict[]) =>
    name.padEnd(14) + ownSiteSets.map((set) => cells(list.filter(({ page }) => page.set === set))).join('   ')
  const head = ownSiteSets.map(
    () => ['right', 'wrong', 'missing'].map((word) => word.padStart(8)).join('') + ' '.repeat(10),
  )
  return [
    ''.padEnd(14) + ownSiteSets.map((set) => set.padStart(34)).join('   '),
    ''.padEnd(14) + head.join('   '),
    ...judged.map((field) =>
      line(
        field,
        verdicts.filter((one) => one.field === field),
      ),
    ),
    ...supplierCountries.map((country) =>
      line(
        country,
        verdicts.filter(({ page: { label } }) => (label.country ?? 'United Kingdom') === country),
      ),
    ),
    line('all', verdicts),
  ]
}

export const getRightShare = (verdicts: FieldVerdict[]): number =>
  Math.floor((verdicts.filter(({ verdict }) => verdict === 'right').length / verdicts.length) * 1000) / 10
