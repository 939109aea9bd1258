import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { AdminSupplier } from './admin-supplier.ts'
import { SupplierInput, VerificationInput } from './supplier-input.ts'

const idField = { description: 'The `id` of the supplier.' }

@InputType({ description: 'A new supplier; the name is required.' })
export class CreateSupplierInput extends SupplierInput {}

@InputType({ description: 'A supplier’s changes. Omitted fields stay.' })
export class UpdateSupplierInput extends SupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, {
    description: 'The `updatedAt` you read: CONFLICT if the supplier has changed since.',
  })
  updatedAt!: Date
}

@InputType({ description: 'A supplier to verify, with the evidence.' })
export class CreateVerificationInput extends VerificationInput {
  @Field(() => ID, idField) supplierId!: string
}

@InputType({ description: 'A supplier whose verification to withdraw.' })
export class DeleteVerificationInput {
  @Field(() => ID, idField) supplierId!: string
}

@InputType({ description: 'A supplier, and whether it is featured.' })
export class FeatureSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Shown as Featured or not.' }) isFeatured!: boolean
  @Field(() => String, {
    nullable: true,
    description:
      'Its last day as Featured, YYYY-MM-DD, of Europe/London; null for no end. Left out, the day that there is stays.',
  })
  featuredUntil?: string | null
}

@InputType({ description: 'A supplier, and whether the public sees it.' })
export class HideSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Hidden or listed.' }) isHidden!: boolean
}

@InputType({ description: 'A supplier that is to go for good.' })
export class DeleteSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => String, {
    description: 'Why, in 3 to 500 characters; the staff see it when the business registers or is added again.',
  })
  reason!: string
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the business requested it: then requests, scraped data and decisions about it are deleted too, its page responds 410, and only hashes are stored so that it is not added again.',
  })
  isOnRequest?: boolean | null
}

const supplierPayload = (name: `${string}Payload`) =>
  payloadType(name, 'supplier', () => AdminSupplier, 'The supplier as it is now.')

export const CreateSupplierPayload = supplierPayload('CreateSupplierPayload')
export const UpdateSupplierPayload = supplierPayload('UpdateSupplierPayload')
export const CreateVerificationPayload = supplierPayload('CreateVerificationPayload')
export const DeleteVerificationPayload = supplierPayload('DeleteVerificationPayload')
export const FeatureSupplierPayload = supplierPayload('FeatureSupplierPayload')
export const HideSupplierPayload = supplierPayload('HideSupplierPayload')
export const DeleteSupplierPayload = payloadType(
  'DeleteSupplierPayload',
  'deletedId',
  () => ID,
  'The `id` of the supplier that is gone.',
)
