import { Field, InputType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { z } from 'zod'
import { literally } from '../schema/search-text.ts'

@InputType({ description: 'Filters of a list of posts; all must match.' })
export class PostFilter {
  @Field(
    () => String,
    nullable('Words of the title, excerpt, content, category or tags, in any case; up to 200 characters and 8 words.'),
  )
  search?: string | null

  @Field(() => String, nullable('A category, in any case.')) category?: string | null
  @Field(() => String, nullable('A tag, in any case.')) tag?: string | null
}

const text = (name: string) =>
  z
    .string()
    .transform((value) => value.replaceAll('\0', '').trim())
    .refine((value) => value.length <= 200, `Please use at most 200 characters for ${name}`)
    .nullish()
    .transform((value) => value || undefined)

export const postFilterRules = z.object({
  search: text('the search'),
  category: text('the category'),
  tag: text('the tag'),
})
export type CheckedPostFilter = z.output<typeof postFilterRules>

const maxWords = 8

/** Apostrophes and accents are handled as in search_key(). */
export const postConditions = ({ search, category, tag }: CheckedPostFilter, values: unknown[]): string => {
  const parameter = (value: unknown) => `$${values.push(value)}`
  const words = search?.split(/\s+/).slice(0, maxWords) ?? []
  return [
    ...words.map((word) => ` and p.search_text like search_key(${parameter(`%${literally(word)}%`)})`),
    category ? ` and p.category_key = search_key(${parameter(category)})` : '',
    tag ? ` and p.tag_keys @> array[search_key(${parameter(tag)})]` : '',
  ].join('')
}
