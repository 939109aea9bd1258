import { Field, Float, ObjectType } from 'type-graphql'
import { describeBrand } from './describe-brand.ts'
import type { Search } from './search.ts'

@ObjectType({ description: 'How a search was read: what was searched for, where, and with which filters.' })
export class SearchReading {
  @Field(() => String, {
    description: 'What was searched for, as typed, without the place and without “near me”, “open now” and the like.',
  })
  words!: string

  @Field(() => String, {
    description:
      'What to call the results, as in “76 roman blind suppliers”; empty where no words of the trade were used.',
  })
  subject!: string

  @Field(() => Boolean, { description: 'The place was read out of `query`, or words out of `near`.' })
  isPlaceFromWords!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'The full postcode that was read, where `place` is its district.',
  })
  postcode!: string | null

  @Field(() => Boolean, {
    description:
      '“Near me” was asked, but not where that is: ask for a town or a postcode, or give `around`. The other words were searched.',
  })
  isNearMe!: boolean

  @Field(() => Boolean, {
    name: 'isOpenNow',
    description: 'Only suppliers that are open now, because of the words or the filter.',
  })
  openNow!: boolean

  @Field(() => Float, {
    nullable: true,
    description:
      'Only suppliers with this average rating or a better one, because of the words (“top rated”, “4 star”) or the filter. “Best” also keeps those without reviews.',
  })
  minRating!: number | null

  @Field(() => Boolean, { description: 'Those without reviews are not left out by `minRating`: “best” was asked for.' })
  keepsUnrated!: boolean

  @Field(() => Float, { nullable: true, description: 'The radius of the circle that was searched; null without one.' })
  radiusMiles!: number | null

  @Field(() => Boolean, {
    description:
      'The words ask for less than 1 mile or more than 200 (“within 900 miles”): `radiusMiles` is that limit.',
  })
  isRadiusLimited!: boolean

  @Field(() => String, {
    nullable: true,
    description: '“Did you mean …?”: the whole query with corrections that were not applied.',
  })
  suggestedQuery!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'What was typed for a place and is misspelt. It was read as `place`; where that is null, `namesakes` are what it may mean.',
  })
  misspeltPlace!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Where a brand was asked for: what it makes or sells, and whether suppliers say that they sell or fit it.',
  })
  brandNote!: string | null

  search!: Search
}

export const toSearchReading = (search: Search): SearchReading => ({
  words: search.words,
  subject: search.subject,
  isPlaceFromWords: search.isPlaceFromWords,
  postcode: search.place?.postcode ?? null,
  isNearMe: search.isNearMe,
  openNow: search.openNow ?? false,
  minRating: search.minRating ?? null,
  keepsUnrated: search.keepsUnrated ?? false,
  radiusMiles: search.circle?.radiusMiles ?? null,
  isRadiusLimited: search.circle !== undefined && search.isRadiusLimited === true,
  suggestedQuery: search.suggestedQuery,
  misspeltPlace: search.misspeltPlace ?? null,
  brandNote: describeBrand(search),
  search,
})
