import { Readable } from 'node:stream'
import Router from '@koa/router'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { readParts } from '../../database/file-parts.ts'
import { readRow, runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { PublicError, unavailable } from '../../server/errors.ts'
import { parseId } from '../../schema/types.ts'
import { queueTransfer, refuseWhileRunning, findExport } from './start-transfer.ts'
import { failureWords, storeTransfer, transferTooLarge } from './transfer-parts.ts'
import { exportPath, loadPath, maxTransferBytes } from './transfer.rules.ts'

export const transferRoutes = (): Router =>
  new Router<{ context: Context }>()
    .get(exportPath(':id'), async (ctx) => {
      const { context } = ctx.state
      requireAdmin(context)
      const found = await findExport(context.pool, parseId(ctx.params['id'] ?? '') ?? 0)
      if (!found) throw new PublicError('NOT_FOUND', 'This file does not exist, or it has been deleted.')
      ctx.attachment(found.fileName)
      ctx.type = 'application/gzip'
      ctx.length = found.bytes
      ctx.set('cache-control', 'no-store')
      ctx.body = Readable.from(readParts(context.pool, 'transfer_part', found.id))
    })
    .post(loadPath, async (ctx) => {
      const { context } = ctx.state
      const { pool, em } = context
      const admin = requireAdmin(context)
      if (Number(ctx.headers['content-length']) > maxTransferBytes) throw transferTooLarge()
      const { name } = ctx.query
      const fileName = (typeof name === 'string' ? name : '').slice(0, 200) || 'directory.ndjson.gz'
      const { id } = await readRow<{ id: number }>(
        pool,
        `insert into transfer (kind, status, file_name, user_id, username) values ('load', 'receiving', $1, $2, $3) returning id`,
        [fileName, admin.id, admin.username],
      )
      try {
        const bytes = await storeTransfer(pool, id, ctx.req)
        await em.fork().transactional(async (em) => {
          await refuseWhileRunning(em)
          await runSql(em, `delete from transfer where kind = 'load' and id < $1 and status <> 'receiving'`, [id])
          await runSql(em, `update transfer set status = 'checking', bytes = $2 where id = $1`, [id, bytes])
          await queueTransfer(em, id)
        })
      } catch (error) {
        await runSql(pool, 'delete from transfer where id = $1', [id]).catch(() => {})
        throw /is full/.test(failureWords(error)) ? unavailable(failureWords(error)) : error
      }
      ctx.status = 201
      ctx.body = { id: String(id) }
    })
