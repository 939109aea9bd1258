import { Field, ID, ObjectType } from 'type-graphql'
import type { Verdict } from '../saving/save-listings.ts'
import type { Layer } from '../source.ts'

@ObjectType({ description: 'One field from a supplier’s site.' })
export class PreviewField {
  @Field(() => String, { description: 'The field, by its name in Supplier.' }) field!: string
  @Field(() => String, { description: 'The value, as text.' }) value!: string
  /** The layer of the page; `place` for values derived from the location, `you` for typed ones. */
  layer!: Layer | 'place' | 'you'
  @Field(() => String, { nullable: true, description: 'The present value, if it would be replaced.' })
  current!: string | null
  @Field(() => Boolean, { description: 'Whether it would be written: values of an owner or administrator stay.' })
  isWritten!: boolean
}

@ObjectType({ description: 'A preview of a supplier’s own site.' })
export class SupplierPreview {
  @Field(() => String, { description: 'The name to be saved.' }) name!: string
  verdict!: Verdict
  @Field(() => String, { nullable: true, description: 'Why it would be refused, or what to check.' })
  reason!: string | null
  @Field(() => ID, { nullable: true, description: 'The existing supplier.' }) supplierId!: number | null
  @Field(() => [PreviewField], { description: 'The fields with their sources on the page.' }) fields!: PreviewField[]
  @Field(() => [String], { description: 'The pages read.' }) pages!: string[]
  @Field(() => [String], { description: 'Pages that could not be read, and why.' }) problems!: string[]
}
