import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, type Actor } from '../../../accounts/audit/record-action.ts'
import { runSql } from '../../../database/sql.ts'
import { PublicError } from '../../../server/errors.ts'
import { parseId } from '../../../schema/parse-id.ts'

/**
 * Stops an import after the current batch, or marks a killed one as stopped: then it can be undone, and importing the
 * same file resumes it.
 * @throws CONFLICT unless it is running.
 */
export const stopRunningImport = (em: EntityManager, admin: Actor, importId: string): Promise<number> =>
  em.transactional(async (em) => {
    const { rows } = await runSql<{ id: number; line: number }>(
      em,
      `update import set status = 'stopped', finished_at = now() where id = $1 and status = 'running'
       returning id, at_line line`,
      [parseId(importId) ?? 0],
    )
    if (!rows[0]) throw new PublicError('CONFLICT', 'This import is not running.')
    const { id, line } = rows[0]
    await recordAction(em, admin, { action: 'import.stop', subject: 'import', subjectId: id, after: { line } })
    return id
  })
