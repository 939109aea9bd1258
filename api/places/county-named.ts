import { counties } from './counties.ts'

const names = new Map(
  counties.flatMap(({ name, aliases }) => [name, ...aliases].map((alias) => [alias.toLowerCase(), name])),
)

/** The full name of a British county, from its name or an abbreviation in any case. */
export const countyNamed = (text: string): string | undefined => names.get(text.toLowerCase())

const urlNames = new Map(counties.map(({ name, urlName }) => [name, urlName]))

/** What stands in /counties/{urlName} for a British county's full name; undefined for any other text. */
export const countyUrlNameOf = (name: string): string | undefined => urlNames.get(name)
