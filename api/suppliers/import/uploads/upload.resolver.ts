import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { requireAdmin } from '../../../accounts/admin-only.ts'
import { checkFirst } from '../../../schema/check-first.ts'
import { connectionType, type ConnectionOf } from '../../../schema/connection-type.ts'
import type { Context } from '../../../server/context.ts'
import { idBehind, idCursor } from '../../../schema/id-cursor.ts'
import { parseId } from '../../../schema/parse-id.ts'
import { toConnection } from '../../../schema/page-info.ts'
import { inPayload, type Payload } from '../../../schema/payload.ts'
import { SupplierImport } from '../batches/batch.types.ts'
import { findImport } from '../batches/list-imports.ts'
import { offeredServices } from '../../rules/offered-services.rules.ts'
import { recheckUpload, startUpload } from './change-upload.ts'
import { listPlanned, readUpload, toUpload } from './find-upload.ts'
import { importGuide } from './import-guide.ts'
import {
  CheckImportInput,
  CheckImportPayload,
  ImportColumnGuide,
  ImportUpload,
  ImportUploadLine,
  StartImportInput,
  StartImportPayload,
} from './upload.types.ts'

const ImportUploadLineConnection = connectionType(
  'ImportUploadLineConnection',
  ImportUploadLine,
  'A page of the preview of a file’s lines.',
)

const uploadArg = { description: 'The file.' }

@Resolver(() => ImportUpload)
export class UploadResolver {
  @Authorized('ADMIN')
  @Query(() => ImportUpload, {
    nullable: true,
    description: 'An uploaded file of suppliers; null if there is none, or it was deleted. For administrators.',
  })
  async importUpload(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, uploadArg) id: string,
  ): Promise<ImportUpload | null> {
    const stored = await readUpload(pool, parseId(id) ?? 0)
    return stored ? toUpload(stored) : null
  }

  @Authorized('ADMIN')
  @Query(() => ImportUploadLineConnection, {
    nullable: true,
    description:
      'The preview of a file’s lines: refused ones first, at most 5,000, then those with notes, then others, at most 1,000. For administrators.',
  })
  async importUploadLines(
    @Ctx() { pool }: Context,
    @Arg('uploadId', () => ID, uploadArg) uploadId: string,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, from 1 to 100.' })
    first?: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after?: string | null,
  ): Promise<ConnectionOf<ImportUploadLine>> {
    const count = checkFirst(first, 50)
    const lines = await listPlanned(pool, parseId(uploadId) ?? 0, count + 1, idBehind(after))
    return toConnection(lines, count, after, idCursor)
  }

  @Authorized('ADMIN')
  @Query(() => [ImportColumnGuide], {
    nullable: true,
    description:
      'The columns that a file of suppliers may have, in the order of the template, at most 50. For administrators.',
  })
  importColumns(): ImportColumnGuide[] {
    return importGuide()
  }

  @Authorized('ADMIN')
  @Query(() => [String], {
    nullable: true,
    description: 'The standard services, at most 20: replacements for unknown ones. For administrators.',
  })
  offeredServices(): string[] {
    return [...offeredServices]
  }

  @Authorized('ADMIN')
  @Mutation(() => CheckImportPayload, {
    nullable: true,
    description: 'Checks a file again with these columns and services. For administrators.',
  })
  checkImport(
    @Ctx() { em, pool }: Context,
    @Arg('input', () => CheckImportInput, { description: 'How it is to be read.' }) input: CheckImportInput,
  ): Promise<Payload<'upload', ImportUpload>> {
    return inPayload('upload', async () => toUpload((await readUpload(pool, await recheckUpload(em, input)))!))
  }

  @Authorized('ADMIN')
  @Mutation(() => StartImportPayload, {
    nullable: true,
    description: 'Imports a checked file, or resumes a stopped import; refused lines are left out. For administrators.',
  })
  startImport(
    @Ctx() context: Context,
    @Arg('input', () => StartImportInput, { description: 'Which.' }) { uploadId }: StartImportInput,
  ): Promise<Payload<'upload', ImportUpload>> {
    return inPayload('upload', async () => {
      const id = await startUpload(context.em, requireAdmin(context), uploadId)
      return toUpload((await readUpload(context.pool, id))!)
    })
  }

  @FieldResolver(() => SupplierImport, { nullable: true, description: 'The import of the file, once started.' })
  async import(@Root() { importId }: ImportUpload, @Ctx() { pool }: Context): Promise<SupplierImport | null> {
    return importId ? findImport(pool, importId) : null
  }
}
