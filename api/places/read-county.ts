import { readTable } from '../text/read-table.ts'
import { counties } from './areas/counties.ts'
import { readExtract } from './extract.ts'
import { placeKey } from './place-key.ts'
import { regions } from './areas/regions.ts'
import { withCompassPoint } from './short-names.ts'

const readAreas = <const Column extends string>(file: string, columns: readonly Column[]) =>
  readTable(new URL(`areas/${file}`, import.meta.url), columns)

/** A nation says nothing about the county. */
export interface CountyName {
  kind: 'county' | 'former county' | 'nation' | 'authority'
  /** Present counties; for a county, itself first. */
  counties: readonly string[]
}

const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
const kingdom = ['UK', 'United Kingdom', 'GB', 'Great Britain', 'Britain']

/** Later names win: a county's own over a borough's, a divided county's over a search alias. */
const buildNames = () => {
  const names = new Map<string, CountyName>()
  const add = (kind: CountyName['kind'], parts: readonly string[], ...texts: string[]) => {
    for (const text of texts) names.set(placeKey(text), { kind, counties: parts })
  }
  for (const { county, names: texts } of readAreas('authorities.txt', ['county', 'names']))
    for (const text of texts.split(', '))
      add('authority', [...(names.get(placeKey(text))?.counties ?? []), county], text)
  for (const { name, aliases } of counties) add('county', [name], name, ...aliases)
  for (const text of ['London', 'Greater London']) add('county', ['Greater London', 'City of London'], text)
  for (const { name, aliases, counties: parts } of regions) add('former county', parts, name, ...aliases)
  for (const { name, counties: parts } of readAreas('divided-counties.txt', ['name', 'counties']))
    add('former county', parts.split(', '), name)
  for (const nation of nations) add('nation', getNationCounties(nation), nation)
  add(
    'nation',
    counties.map(({ name }) => name),
    ...kingdom,
  )
  return names
}

let names: Map<string, CountyName> | undefined

const kindBefore = /^(?:the |(?:royal |ceremonial |metropolitan |london )?(?:county|borough|city|district) of |co )/
const kindAfter =
  / (?:(?:city|county|borough|district|metropolitan borough|london borough) council|council|unitary authority|(?:metropolitan |london )?(?:borough|district)|county|uk|england|scotland|wales)$/

/** "County of Avon" also looks for "avon". */
const spellings = (text: string): string[] => {
  const [first = '', ...rest] = text.replace(/\.(?=\p{L})/gu, '. ').split(/,\s*(?=(?:city|county)\b)/i)
  const key = placeKey([...rest, first].join(' '))
  const directed = withCompassPoint(key)
  const joined = key.replace(/^([ns]) ([ew]) (?=\w{2})/, '$1$2 ') // "N E Lincs"
  const bare = [directed.replace(kindAfter, ''), directed.replace(kindBefore, '')]
  return [key, directed, joined, ...bare, bare[0]!.replace(kindBefore, ''), `county ${bare[1]}`]
}

/** Understands abbreviations, accents, "&" and "County of". */
export const readCounty = (text: string): CountyName | undefined => {
  names ??= buildNames()
  for (const spelling of spellings(text)) {
    const named = names.get(spelling)
    if (named) return named
  }
  return undefined
}

/** Undefined unless the text names exactly one present county. */
export const countyNamed = (text: string): string | undefined => {
  const { kind, counties: parts = [] } = readCounty(text) ?? {}
  return kind === 'county' || parts.length === 1 ? parts[0] : undefined
}

const urlNames = new Map(counties.map(({ name, urlName }) => [name, urlName]))

/** The {urlName} of /counties/{urlName}; undefined for other text than a British county's full name. */
export const getCountyUrlName = (name: string): string | undefined => urlNames.get(name)

const fullNames = new Map(
  counties.flatMap(({ name, urlName }) => [
    [name.toLowerCase(), name],
    [urlName, name],
  ]),
)

/** From its name or urlName in any case. */
export const fullCountyName = (text: string): string | undefined => {
  const typed = text.trim().toLowerCase()
  return fullNames.get(typed) ?? fullNames.get(typed.replace(/[^a-z0-9]+/g, '-'))
}

export const getNationCounties = (nation: string): string[] =>
  counties.filter((county) => county.nation === nation).map(({ name }) => name)

let ofDistricts: Map<string, readonly string[]> | undefined

export const getDistrictCounties = (outcode: string): readonly string[] => {
  ofDistricts ??= new Map(
    readExtract('district-counties').map(({ district, counties: list }) => [district, list.split(', ')]),
  )
  return ofDistricts.get(outcode) ?? []
}
