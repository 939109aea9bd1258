import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import {
  startExport,
  startLoad,
  stopTransfer,
  lastTransfer,
  ExportEverythingInput,
  LoadExportInput,
  StopTransferInput,
  Transfers,
  Transfer,
} from './start-transfer.ts'

@Authorized('ADMIN')
@Resolver()
export class TransferResolver {
  @Query(() => Transfers, nullable('The last export and the last import of a whole directory. For administrators.'))
  async transfers(@Ctx() { pool }: Context): Promise<Transfers> {
    return { lastExport: await lastTransfer(pool, 'export'), lastLoad: await lastTransfer(pool, 'load') }
  }

  @PayloadMutation(
    'Starts an export of the whole directory to a file, or deletes the last one. For administrators.',
    ExportEverythingInput,
    { export: [() => Transfer, 'The started export, whose progress is in `transfers`; or the deleted one.'] },
  )
  exportEverything = startExport

  @PayloadMutation(
    'Starts to import a checked file into this site, which must be empty. For administrators.',
    LoadExportInput,
    { load: [() => Transfer, 'The started import; its progress is in `transfers`.'] },
  )
  loadExport = startLoad

  @PayloadMutation(
    'Stops an export, a check or an import, and undoes it. CONFLICT if it has ended. For administrators.',
    StopTransferInput,
    { transfer: [() => Transfer, 'The stopped transfer.'] },
  )
  stopTransfer = stopTransfer
}
