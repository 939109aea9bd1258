import { recordAction } from '../../../accounts/audit/record-action.ts'
import { runSql } from '../../../database/sql.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { JobContext } from '../../../jobs/job-context.ts'
import { jobLostCondition } from '../../../jobs/queue-job.ts'

const endImports = `
  with lost as (
    update import i set status = 'stopped', finished_at = now() from import_upload u
     where i.status = 'running' and u.import_id = i.id and ${jobLostCondition('import_upload', 'u.id')}
    returning u.id upload_id, i.id, i.at_line line, i.username)
  update import_upload u set error = $1 from lost where u.id = lost.upload_id returning lost.id, lost.line, lost.username`
const endChecks = `
  update import_upload u set status = 'failed', error = $1 where u.status = 'checking' and ${jobLostCondition('check_upload', 'u.id')}`

/** The worker was killed at the last attempt; an import can then be resumed or undone. */
export const endLostUploadsTask = ({ database: { pool } }: JobContext) =>
  inTransaction(pool, async (client) => {
    const { rows } = await runSql<{ id: number; line: number; username: string }>(client, endImports, [
      'The import stopped because its worker failed repeatedly. What was imported stays.',
    ])
    for (const { id, line, username } of rows)
      await recordAction(client, { id: null, username }, { action: 'import.lost', subjectId: id, after: { line } })
    await runSql(client, endChecks, [
      'The file could not be checked because the worker failed repeatedly. Please upload it again.',
    ])
  })
