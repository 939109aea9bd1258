import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import { requireAdmin } from '../../../accounts/admin-only.ts'
import { connectionType, pageById, pageArgs, type Connection, type PageOptions } from '../../../schema/connection.ts'
import type { Context } from '../../../server/context.ts'
import { badInput, PublicError } from '../../../server/errors.ts'
import { nullable, PayloadMutation, withDefault, parseId } from '../../../schema/types.ts'
import { perRequest } from '../../../schema/per-request.ts'
import { Weight } from '../../../process/weight.ts'
import { beginChange } from './change-batch.ts'
import {
  ChangeBatchInput,
  ImportState,
  BatchChange,
  LaterBatch,
  SkippedSupplier,
  StopSupplierImportInput,
  SupplierImport,
} from './batch.types.ts'
import { findChange, findImport, ImportSort, lastChanges, listImports, listLater, listSkipped } from './list-imports.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, type Actor } from '../../../accounts/audit/record-action.ts'
import { runSql } from '../../../database/sql.ts'
import type { SupplierBatch } from './set-current-batch.ts'

const SupplierImportConnection = connectionType(SupplierImport, 'A page of imports, newest first.')
const SkippedSupplierConnection = connectionType(SkippedSupplier, 'A page of what an undo skipped.')

/** @throws BAD_USER_INPUT unless exactly one is given. */
const toBatch = (importId?: string | null, runId?: string | null): SupplierBatch => {
  const [file, run] = [importId ? parseId(importId) : undefined, runId ? parseId(runId) : undefined]
  if (file && !runId) return { column: 'import_id', id: file }
  if (run && !importId) return { column: 'run_id', id: run }
  throw badInput({ importId: 'Please choose either an import or a scrape' })
}

@Authorized('ADMIN')
@Resolver()
export class BatchResolver {
  @Query(() => SupplierImportConnection, nullable('The imports of files, latest first by default. For administrators.'))
  async supplierImports(
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('search', () => String, nullable('Only those with this text in the name of the file or the importer.'))
    search?: string | null,
    @Arg('status', () => ImportState, nullable('Only those with this status.')) status?: ImportState | null,
    @Arg('sort', () => ImportSort, withDefault('NEWEST', 'The order.')) sort?: ImportSort | null,
  ): Promise<Connection<SupplierImport>> {
    return pageById(page, (...place) => listImports(pool, { search, status, sort }, ...place))
  }

  @Query(
    () => BatchChange,
    nullable('The progress of an action on everything from an import or a scrape. For administrators.'),
  )
  batchChange(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'The change.' }) id: string,
  ): Promise<BatchChange | undefined> {
    return findChange(pool, parseId(id) ?? 0)
  }

  @Query(
    () => SkippedSupplierConnection,
    nullable('What undoing an import or a scrape skipped, and why. For administrators.'),
  )
  async skippedSuppliers(
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('importId', () => ID, nullable('The import, instead of `runId`.')) importId?: string | null,
    @Arg('runId', () => ID, nullable('The scrape, instead of `importId`.')) runId?: string | null,
  ): Promise<Connection<SkippedSupplier>> {
    const batch = toBatch(importId, runId)
    return pageById(page, (...place) => listSkipped(pool, batch, ...place))
  }

  @Weight(20, 20)
  @Query(
    () => [LaterBatch],
    nullable(
      'Imports and scrapes that later changed the same suppliers, latest first: undo those first; at most 20. For administrators.',
    ),
  )
  laterBatches(
    @Ctx() { pool }: Context,
    @Arg('importId', () => ID, nullable('The import, instead of `runId`.')) importId?: string | null,
    @Arg('runId', () => ID, nullable('The scrape, instead of `importId`.')) runId?: string | null,
  ): Promise<LaterBatch[]> {
    return listLater(pool, toBatch(importId, runId))
  }

  @PayloadMutation(
    'Starts to hide, list or undo everything from an import or a scrape. CONFLICT while it is running. For administrators.',
    ChangeBatchInput,
    { change: [() => BatchChange, 'The started change; its progress is in `batchChange`.'] },
  )
  async changeBatch(context: Context, { importId, runId, step }: ChangeBatchInput): Promise<BatchChange | undefined> {
    const id = await beginChange(context.em, requireAdmin(context), toBatch(importId, runId), step)
    return findChange(context.pool, id)
  }

  @PayloadMutation(
    'Stops an import after the current chunk; importing the same file resumes it. CONFLICT unless it is running. For administrators.',
    StopSupplierImportInput,
    { import: [() => SupplierImport, 'The stopped import.'] },
  )
  async stopSupplierImport(context: Context, { id }: StopSupplierImportInput): Promise<SupplierImport | undefined> {
    return findImport(context.pool, await stopRunningImport(context.em, requireAdmin(context), id))
  }
}

const lastChangeLoader = perRequest((pool: Context['pool'], ids: readonly number[]) =>
  lastChanges(pool, ids, 'import_id'),
)

@Resolver(() => SupplierImport)
export class SupplierImportResolver {
  @Weight(2)
  @FieldResolver(() => BatchChange, nullable('The last change of its suppliers as a whole; null if there was none.'))
  lastChange(@Root() { id }: SupplierImport, @Ctx() context: Context): Promise<BatchChange | null> {
    return lastChangeLoader(context).load(id)
  }
}

/** Also marks a killed import as stopped, so that it can be undone. @throws CONFLICT unless it is running. */
const stopRunningImport = (em: EntityManager, admin: Actor, importId: string): Promise<number> =>
  em.transactional(async (em) => {
    const { rows } = await runSql<{ id: number; line: number }>(
      em,
      `update import set status = 'stopped', finished_at = now() where id = $1 and status = 'running'
       returning id, at_line line`,
      [parseId(importId) ?? 0],
    )
    if (!rows[0]) throw new PublicError('CONFLICT', 'This import is not running.')
    const { id, line } = rows[0]
    await recordAction(em, admin, { action: 'import.stop', subjectId: id, after: { line } })
    return id
  })
