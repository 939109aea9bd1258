import { Arg, Authorized, Ctx, Mutation, Resolver, Field, ID, InputType } from 'type-graphql'
import { requireAdmin, requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload, payloadType } from '../../schema/payload.ts'
import type { Supplier } from '../supplier.entity.ts'
import { toAdminSupplier, AdminSupplier } from './admin-supplier.ts'
import { SupplierInput, VerificationInput } from './supplier-input.ts'
import { deleteSupplier } from './delete-supplier.ts'
import { setHidden, setPremium, verifySupplier, withdrawVerification } from './mark-supplier.ts'
import { createSupplier, saveSupplier } from './save-supplier.ts'

type Answer = Promise<Payload<'supplier', AdminSupplier>>

const which = { description: 'Which supplier.' }
const inAnswer = ({ viewer }: Context, change: () => Promise<Supplier>): Answer =>
  inPayload('supplier', async () => toAdminSupplier(await change(), viewer))

@Resolver()
export class ChangeSupplierResolver {
  @Authorized('listings')
  @Mutation(() => CreateSupplierPayload, {
    nullable: true,
    description: 'Lists a supplier entered by staff; `createSupplierFromUrl` reads one from its site. For the staff.',
  })
  createSupplier(
    @Ctx() context: Context,
    @Arg('input', () => CreateSupplierInput, { description: 'The supplier’s fields.' }) input: CreateSupplierInput,
  ): Answer {
    return inAnswer(context, () => createSupplier(context, requireStaff(context, 'listings'), input))
  }

  @Authorized('listings')
  @Mutation(() => UpdateSupplierPayload, { nullable: true, description: 'Changes a supplier. For the staff.' })
  updateSupplier(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSupplierInput, { description: 'The changed fields.' })
    { id, updatedAt, ...changes }: UpdateSupplierInput,
  ): Answer {
    return inAnswer(context, () => saveSupplier(context, requireStaff(context, 'listings'), id, changes, updatedAt))
  }

  @Authorized('standing')
  @Mutation(() => CreateVerificationPayload, {
    nullable: true,
    description: 'Records that a business was verified. For the staff.',
  })
  createVerification(
    @Ctx() context: Context,
    @Arg('input', () => CreateVerificationInput, { description: 'Where and when it was checked.' })
    { supplierId, ...ground }: CreateVerificationInput,
  ): Answer {
    return inAnswer(context, () => verifySupplier(context, requireStaff(context, 'standing'), supplierId, ground))
  }

  @Authorized('standing')
  @Mutation(() => DeleteVerificationPayload, {
    nullable: true,
    description: 'Withdraws a verification. For the staff.',
  })
  deleteVerification(
    @Ctx() context: Context,
    @Arg('input', () => DeleteVerificationInput, which) { supplierId }: DeleteVerificationInput,
  ): Answer {
    return inAnswer(context, () => withdrawVerification(context, requireStaff(context, 'standing'), supplierId))
  }

  @Authorized('ADMIN')
  @Mutation(() => FeatureSupplierPayload, {
    nullable: true,
    description: 'Shows a supplier as Featured, or no longer. For administrators.',
  })
  featureSupplier(
    @Ctx() context: Context,
    @Arg('input', () => FeatureSupplierInput, which) { id, isFeatured, featuredUntil }: FeatureSupplierInput,
  ): Answer {
    return inAnswer(context, () => setPremium(context, requireAdmin(context), id, isFeatured, featuredUntil))
  }

  @Authorized('standing')
  @Mutation(() => HideSupplierPayload, {
    nullable: true,
    description: 'Hides a supplier from the public, or lists it again. For the staff.',
  })
  hideSupplier(
    @Ctx() context: Context,
    @Arg('input', () => HideSupplierInput, which) { id, isHidden }: HideSupplierInput,
  ): Answer {
    return inAnswer(context, () => setHidden(context, requireStaff(context, 'standing'), id, isHidden))
  }

  @Authorized('ADMIN')
  @Mutation(() => DeleteSupplierPayload, {
    nullable: true,
    description:
      'Deletes a supplier for good, with its reviews; no import or scrape brings it back. For administrators.',
  })
  deleteSupplier(
    @Ctx() context: Context,
    @Arg('input', () => DeleteSupplierInput, which) { id, reason, isOnRequest }: DeleteSupplierInput,
  ): Promise<Payload<'deletedId', string>> {
    return inPayload('deletedId', async () => {
      await deleteSupplier(context, requireAdmin(context), id, { reason }, { isOnRequest: isOnRequest ?? false })
      return id
    })
  }
}

const idField = { description: 'The `id` of the supplier.' }

@InputType({ description: 'A new supplier; the name is required.' })
class CreateSupplierInput extends SupplierInput {}

@InputType({ description: 'A supplier’s changes. Omitted fields stay.' })
class UpdateSupplierInput extends SupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Date, {
    description: 'The `updatedAt` you read: CONFLICT if the supplier has changed since.',
  })
  updatedAt!: Date
}

@InputType({ description: 'A supplier to verify, with the evidence.' })
class CreateVerificationInput extends VerificationInput {
  @Field(() => ID, idField) supplierId!: string
}

@InputType({ description: 'A supplier whose verification to withdraw.' })
class DeleteVerificationInput {
  @Field(() => ID, idField) supplierId!: string
}

@InputType({ description: 'A supplier, and whether it is featured.' })
class FeatureSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Shown as Featured or not.' }) isFeatured!: boolean
  @Field(() => String, {
    nullable: true,
    description:
      'Its last day as Featured, YYYY-MM-DD in Europe/London; null for no end. If omitted, it stays unchanged.',
  })
  featuredUntil?: string | null
}

@InputType({ description: 'A supplier, and whether the public sees it.' })
class HideSupplierInput {
  @Field(() => ID, idField) id!: string
  @Field(() => Boolean, { description: 'Hidden or listed.' }) isHidden!: boolean
}

@InputType({ description: 'A supplier to delete.' })
class DeleteSupplierInput {
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
  payloadType(name, 'supplier', () => AdminSupplier, 'The changed supplier.')

const CreateSupplierPayload = supplierPayload('CreateSupplierPayload')
const UpdateSupplierPayload = supplierPayload('UpdateSupplierPayload')
const CreateVerificationPayload = supplierPayload('CreateVerificationPayload')
const DeleteVerificationPayload = supplierPayload('DeleteVerificationPayload')
const FeatureSupplierPayload = supplierPayload('FeatureSupplierPayload')
const HideSupplierPayload = supplierPayload('HideSupplierPayload')
const DeleteSupplierPayload = payloadType(
  'DeleteSupplierPayload',
  'deletedId',
  () => ID,
  'The `id` of the deleted supplier.',
)
