import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { directoryNames, isDirectory, sourceLabel, sourceNames, type DirectoryName } from '../sources/registry.ts'

export type ScrapeSource = 'all' | DirectoryName
export const ScrapeSource = Object.fromEntries(
  (['all', ...directoryNames] as const).map((name) => [name.toUpperCase(), name]),
) as Record<string, ScrapeSource>
registerEnumType(ScrapeSource, {
  name: 'ScrapeSource',
  description: 'Which directories a scrape searches.',
  valuesConfig: Object.fromEntries(
    Object.entries(ScrapeSource).map(([value, name]) => [
      value,
      { description: name === 'all' ? 'All of them.' : `${sourceLabel(name)}.` },
    ]),
  ),
})

@ObjectType({ description: 'Where suppliers are read from.' })
export class ScrapeSourceInfo {
  @Field(() => String, {
    description: 'Its name in runs, listings and problems, such as `yell`; `all` for all directories.',
  })
  name!: string
  @Field(() => String, { description: 'Its label.' }) label!: string
  @Field(() => ScrapeSource, nullable('Its value for `runScraper`; null if it is no directory.'))
  source!: ScrapeSource | null
}

export const listSources = (): ScrapeSourceInfo[] => [
  { name: 'all', label: 'All directories', source: 'all' },
  ...sourceNames.map((name) => ({ name, label: sourceLabel(name), source: isDirectory(name) ? name : null })),
]
