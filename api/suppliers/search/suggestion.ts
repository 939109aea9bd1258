import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Service } from '../rules/service.ts'

/** The kind of page that a suggestion opens. */
export const SuggestionType = { SUPPLIER: 'SUPPLIER', PLACE: 'PLACE', SERVICE: 'SERVICE' } as const
export type SuggestionType = (typeof SuggestionType)[keyof typeof SuggestionType]

registerEnumType(SuggestionType, {
  name: 'SuggestionType',
  description: 'The kind of page that a suggestion opens.',
  valuesConfig: {
    SUPPLIER: { description: 'A supplier’s own page.' },
    PLACE: { description: 'Suppliers near a place.' },
    SERVICE: { description: 'Suppliers of a service.' },
  },
})

@ObjectType({ description: 'One line of the list that opens while a visitor types.' })
export class Suggestion {
  @Field(() => SuggestionType, { description: 'The kind of page it opens.' })
  type!: SuggestionType

  @Field(() => String, { description: 'The text to show, and to search with when chosen.' })
  text!: string

  @Field(() => String, {
    nullable: true,
    description: 'Distinguishes it from others with the same name, such as the town or county.',
  })
  detail!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'PLACE: give it as `place` of a filter to search exactly this place. Else null.',
  })
  slug!: string | null

  @Field(() => Service, { nullable: true, description: 'SERVICE: give it as `service` of a filter. Else null.' })
  service!: Service | null

  @Field(() => ID, {
    nullable: true,
    description: 'SUPPLIER: the supplier’s own page is /suppliers/{supplierId}. Else null.',
  })
  supplierId!: number | null
}
