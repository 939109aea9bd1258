import { Field, ID, ObjectType } from 'type-graphql'
import type { Verdict } from '../saving/save-listings.ts'
import type { Layer } from '../source.ts'

/** One field of a preview. */
@ObjectType({ description: 'One field that a site tells of a supplier.' })
export class PreviewField {
  @Field(() => String, { description: 'The field, by its name in Supplier.' })
  field!: string
  @Field(() => String, { description: 'The value, as text.' })
  value!: string
  /** The layer of the page; `place` for values derived from the location, `you` for typed ones. */
  layer!: Layer | 'place' | 'you'
  @Field(() => String, {
    nullable: true,
    description: 'What the supplier that we have says now, where that would be replaced.',
  })
  current!: string | null
  @Field(() => Boolean, { description: 'Would be written: what an owner or administrator wrote stays.' })
  isWritten!: boolean
}

/** A preview of a supplier's own site, before it is saved. */
@ObjectType({ description: 'What a supplier’s own site tells, and what would become of it.' })
export class SupplierPreview {
  @Field(() => String, { description: 'The name under which it would be saved.' })
  name!: string
  verdict!: Verdict
  @Field(() => String, { nullable: true, description: 'Why it would be refused, or what to look at.' })
  reason!: string | null
  @Field(() => ID, { nullable: true, description: 'The supplier that we have of it.' })
  supplierId!: number | null
  @Field(() => [PreviewField], { description: 'Field by field, with where it was found.' })
  fields!: PreviewField[]
  @Field(() => [String], { description: 'The pages that were read.' })
  pages!: string[]
  @Field(() => [String], { description: 'Pages that could not be read, and why.' })
  problems!: string[]
}
