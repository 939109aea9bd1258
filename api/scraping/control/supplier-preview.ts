import { Field, ID, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'
import type { Verdict } from '../saving/save-listings.ts'
import { ListingVerdict } from '../runs/scrape-run.ts'

const ValueOrigin = lowerCaseEnum('ValueOrigin', 'The source of a value on a page.', {
  API: 'A documented interface of the source.',
  JSON_LD: 'Structured data in a script of the page.',
  MICRODATA: 'Structured data in attributes of the page’s elements.',
  ATTRIBUTE: 'Another machine-readable attribute.',
  SELECTOR: 'An element known to contain it.',
  LINK: 'A phone, email or web link.',
  META: 'The page’s head.',
  PATTERN: 'A pattern in the page’s text.',
  PLACE: 'It was derived from the supplier’s location.',
  YOU: 'It was typed by the signed-in user.',
})

@ObjectType({ description: 'One field from a supplier’s site.' })
export class PreviewField {
  @Field(() => String, { description: 'The field, by its name in Supplier.' }) field!: string
  @Field(() => String, { description: 'The value, as text.' }) value!: string
  @Field(() => ValueOrigin, { description: 'The part of the page that it came from.' }) origin!: string
  @Field(() => String, nullable('The present value, if it would be replaced.')) current!: string | null
  @Field(() => Boolean, { description: 'Whether it would be written: values of an owner or administrator stay.' })
  isWritten!: boolean
}

@ObjectType({ description: 'A preview of a supplier’s own site.' })
export class SupplierPreview {
  @Field(() => String, { description: 'The name to be saved.' }) name!: string
  @Field(() => ListingVerdict, { description: 'The expected verdict.' }) verdict!: Verdict
  @Field(() => String, nullable('Why it would be refused, or what to check.')) reason!: string | null
  @Field(() => ID, nullable('The existing supplier.')) supplierId!: number | null
  @Field(() => [PreviewField], { description: 'The fields with their sources on the page.' }) fields!: PreviewField[]
  @Field(() => [String], { description: 'The pages read.' }) pages!: string[]
  @Field(() => [String], { description: 'Pages that could not be read, and why.' }) problems!: string[]
}
