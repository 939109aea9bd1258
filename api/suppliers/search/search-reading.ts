import { Field, Float, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Search } from './search.ts'

@ObjectType({ description: 'How a search was interpreted: its words, place and filters.' })
export class SearchReading {
  @Field(() => String, {
    description:
      'The words that were searched, as typed, without the place and phrases such as “near me” or “open now”.',
  })
  words!: string

  @Field(() => String, {
    description:
      'What to call the results, as in “76 roman blind suppliers”; empty where no words of the trade were used.',
  })
  subject!: string

  @Field(() => Boolean, { description: 'Whether the place was read from `query`, or words from `near`.' })
  isPlaceFromWords!: boolean

  @Field(() => String, nullable('The full postcode that was read, where `place` is its district.'))
  postcode!: string | null

  @Field(() => Boolean, {
    description:
      '“Near me” without a location: ask for a town or postcode, or pass `around`. The other words were searched.',
  })
  isNearMe!: boolean

  @Field(() => Boolean, {
    name: 'isOpenNow',
    description: 'Only suppliers that are open now, because of the words or the filter.',
  })
  openNow!: boolean

  @Field(
    () => Float,
    nullable(
      'Only suppliers with this average rating or a better one, because of the words (“top rated”, “4 star”) or the filter. “Best” also keeps those without reviews.',
    ),
  )
  minRating?: number | null

  @Field(() => Boolean, {
    description: 'Whether suppliers without reviews are included despite `minRating`, as “best” includes them.',
  })
  keepsUnrated!: boolean

  @Field(() => Float, nullable('The radius of the circle that was searched; null without one.'))
  radiusMiles!: number | null

  @Field(() => Boolean, {
    description:
      'The distance in the words is below 1 mile or above 200 (“within 900 miles”), so `radiusMiles` is the limit.',
  })
  isRadiusLimited!: boolean

  @Field(() => String, nullable('“Did you mean …?”: the whole query with corrections that were not applied.'))
  suggestedQuery!: string | null

  @Field(
    () => String,
    nullable(
      'The misspelt place as typed. It was read as `place`; if that is null, `namesakes` are possible meanings.',
    ),
  )
  misspeltPlace?: string | null

  @Field(
    () => String,
    nullable('For a brand: what it makes or sells, and whether suppliers say that they sell or fit it.'),
  )
  brandNote!: string | null

  search!: Search
}

export const toSearchReading = (search: Search): SearchReading => ({
  ...search,
  postcode: search.place?.postcode ?? null,
  openNow: search.openNow ?? false,
  keepsUnrated: search.keepsUnrated ?? false,
  radiusMiles: search.circle?.radiusMiles ?? null,
  isRadiusLimited: search.circle !== undefined && search.isRadiusLimited === true,
  brandNote: describeBrand(search),
  search,
})

const describeBrand = ({ terms, circle, place, isEmpty }: Search): string | null => {
  const term = terms.find(({ brand }) => brand)
  if (!term?.brand) return null
  const { name, words, does, offers } = term.brand
  const where =
    circle && place
      ? `within ${Math.round(circle.radiusMiles)} miles of ${place.name}`
      : place
        ? `in ${place.name}`
        : 'here'
  const nobody = `${name} ${does}. No supplier ${where} says that they sell or fit ${name}.`
  if (isEmpty) return nobody
  if (term.alternatives === words) return `${name} ${does}. These suppliers say that they sell or fit ${name}.`
  const isReplaced = !term.alternatives.some((alternative) => words.includes(alternative))
  if (!isReplaced) return `${name} ${does}. These suppliers offer ${offers}: please ask them which makes they sell.`
  return `${nobody} These offer ${offers}: please ask them which makes they sell.`
}
