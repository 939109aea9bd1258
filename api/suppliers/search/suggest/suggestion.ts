import { Field, ID, ObjectType } from 'type-graphql'
import { Service } from '../../rules/service.ts'
import { enumType, nullable } from '../../../schema/types.ts'

export const SuggestionType = enumType('SuggestionType', 'The kind of page that a suggestion opens.', {
  SUPPLIER: 'A supplier’s own page.',
  PLACE: 'Suppliers near a place.',
  SERVICE: 'Suppliers of a service.',
})
export type SuggestionType = keyof typeof SuggestionType

@ObjectType({ description: 'A suggestion while a visitor types.' })
export class Suggestion {
  @Field(() => SuggestionType, { description: 'The kind of page it opens.' })
  type!: SuggestionType

  @Field(() => String, { description: 'The text to show, and to search with when chosen.' })
  text!: string

  @Field(() => String, nullable('Distinguishes it from others with the same name, such as the town or county.'))
  detail?: string | null

  @Field(() => String, nullable('PLACE: pass it as `place` of a filter to search exactly this place. Otherwise null.'))
  slug?: string | null

  @Field(() => Service, nullable('SERVICE: pass it as `service` of a filter. Otherwise null.'))
  service?: Service | null

  @Field(() => ID, nullable('SUPPLIER: the supplier’s page is /suppliers/{supplierId}. Otherwise null.'))
  supplierId?: number | null
}
