import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { findPersonalData } from './find-personal-data.ts'
import {
  ErasePersonalDataInput,
  ErasePersonalDataPayload,
  ExportPersonalDataInput,
  ExportPersonalDataPayload,
  PersonalData,
  type Erasure,
} from './personal-data.types.ts'

const inputOptions = { description: 'Whose data.' }

/** Personal data: search, export, erasure. */
@Resolver()
export class PersonalDataResolver {
  @Authorized('ADMIN')
  @Query(() => PersonalData, {
    nullable: true,
    description: 'All data stored about a person, and the effect of erasing it. For administrators.',
  })
  personalData(
    @Ctx() { pool }: Context,
    @Arg('search', () => String, { description: 'An email address, a phone number or a name.' }) search: string,
  ): Promise<PersonalData> {
    return findPersonalData(pool, search)
  }

  @Authorized('ADMIN')
  @Mutation(() => ExportPersonalDataPayload, {
    nullable: true,
    description: 'Exports a person’s data to a file, and records that in the audit log. For administrators.',
  })
  exportPersonalData(
    @Ctx() context: Context,
    @Arg('input', () => ExportPersonalDataInput, inputOptions) input: ExportPersonalDataInput,
  ): Promise<Payload<'file', string>> {
    return inPayload('file', () => exportPersonalData(context, requireAdmin(context), input))
  }

  @Authorized('ADMIN')
  @Mutation(() => ErasePersonalDataPayload, {
    nullable: true,
    description: 'Erases a person’s data, except what must stay. For administrators.',
  })
  erasePersonalData(
    @Ctx() context: Context,
    @Arg('input', () => ErasePersonalDataInput, inputOptions) input: ErasePersonalDataInput,
  ): Promise<Payload<'erasure', Erasure>> {
    return inPayload('erasure', () => erasePersonalData(context, requireAdmin(context), input))
  }
}
