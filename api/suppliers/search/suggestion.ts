import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Service } from '../rules/service.ts'

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

@ObjectType({ description: 'A suggestion while a visitor types.' })
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
    description: 'PLACE: pass it as `place` of a filter to search exactly this place. Otherwise null.',
  })
  slug!: string | null

  @Field(() => Service, { nullable: true, description: 'SERVICE: pass it as `service` of a filter. Otherwise null.' })
  service!: Service | null

  @Field(() => ID, {
    nullable: true,
    description: 'SUPPLIER: the supplier’s page is /suppliers/{supplierId}. Otherwise null.',
  })
  supplierId!: number | null
}
