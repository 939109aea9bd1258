import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { removeExport, startExport, startLoad, stopTransfer, lastTransfer } from './start-transfer.ts'
import {
  ExportEverythingInput,
  ExportEverythingPayload,
  LoadExportInput,
  LoadExportPayload,
  StopTransferInput,
  StopTransferPayload,
  Transfers,
  type Transfer,
} from './transfer.types.ts'

@Resolver()
export class TransferResolver {
  @Authorized('ADMIN')
  @Query(() => Transfers, {
    nullable: true,
    description: 'The last export and the last import of a whole directory. For administrators.',
  })
  async transfers(@Ctx() { pool }: Context): Promise<Transfers> {
    return { lastExport: await lastTransfer(pool, 'export'), lastLoad: await lastTransfer(pool, 'load') }
  }

  @Authorized('ADMIN')
  @Mutation(() => ExportEverythingPayload, {
    nullable: true,
    description: 'Starts an export of the whole directory to a file, or deletes the last one. For administrators.',
  })
  exportEverything(
    @Ctx() context: Context,
    @Arg('input', () => ExportEverythingInput, { description: 'Whether one is wanted.' })
    { isWanted }: ExportEverythingInput,
  ): Promise<Payload<'export', Transfer>> {
    const admin = requireAdmin(context)
    return inPayload('export', () => (isWanted ? startExport(context.em, admin) : removeExport(context.em)))
  }

  @Authorized('ADMIN')
  @Mutation(() => LoadExportPayload, {
    nullable: true,
    description: 'Starts to import a checked file into this site, which must be empty. For administrators.',
  })
  loadExport(
    @Ctx() context: Context,
    @Arg('input', () => LoadExportInput, { description: 'The file.' }) { id }: LoadExportInput,
  ): Promise<Payload<'load', Transfer>> {
    return inPayload('load', () => startLoad(context.em, requireAdmin(context), id))
  }

  @Authorized('ADMIN')
  @Mutation(() => StopTransferPayload, {
    nullable: true,
    description: 'Stops an export, a check or an import, and undoes it. CONFLICT if it has ended. For administrators.',
  })
  stopTransfer(
    @Ctx() context: Context,
    @Arg('input', () => StopTransferInput, { description: 'Which.' }) { id }: StopTransferInput,
  ): Promise<Payload<'transfer', Transfer>> {
    return inPayload('transfer', () => stopTransfer(context.em, requireAdmin(context), id))
  }
}
