import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { requireAdmin, requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import type { Supplier } from '../supplier.entity.ts'
import { toAdminSupplier, type AdminSupplier } from './admin-supplier.ts'
import {
  CreateSupplierInput,
  CreateSupplierPayload,
  CreateVerificationInput,
  CreateVerificationPayload,
  DeleteVerificationInput,
  DeleteVerificationPayload,
  FeatureSupplierInput,
  FeatureSupplierPayload,
  HideSupplierInput,
  HideSupplierPayload,
  DeleteSupplierInput,
  DeleteSupplierPayload,
  UpdateSupplierInput,
  UpdateSupplierPayload,
} from './change-supplier.types.ts'
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
    description: 'Lists a supplier that the staff have written; `createSupplierFromUrl` reads one. For the staff.',
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
    description: 'Notes that a business was checked to exist. For the staff.',
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
    description: 'Takes a verification back. For the staff.',
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
