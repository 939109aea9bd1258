import { Field, ObjectType } from 'type-graphql'
import { lowerCaseEnum, nullable } from '../../schema/types.ts'
import { directoryNames, isDirectory, sourceLabel, sourceNames, type DirectoryName } from '../sources/registry.ts'

export type ScrapeSource = 'all' | DirectoryName
export const ScrapeSource = lowerCaseEnum('ScrapeSource', 'Which directories a scrape searches.', {
  ALL: 'All of them.',
  ...(Object.fromEntries(directoryNames.map((name) => [name.toUpperCase(), `${sourceLabel(name)}.`])) as Record<
    Uppercase<DirectoryName>,
    string
  >),
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
