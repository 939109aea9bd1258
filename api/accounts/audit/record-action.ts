import { runSql, type Db } from '../../database/sql.ts'

export interface Actor {
  id: number | null
  username: string
}

/** The actor of scheduled jobs. */
export const schedule: Actor = { id: null, username: 'schedule' }

export interface Action {
  /** Subject and verb, such as `supplier.edit`. */
  action: string
  subject: string
  subjectId?: number | string
  /** Only the values that changed. */
  before?: object
  after?: object
}

/** Writes to the audit log. Call it in the transaction of the change, so that neither exists without the other. */
export const recordAction = async (
  db: Db,
  { id, username }: Actor,
  { action, subject, subjectId, before, after }: Action,
): Promise<void> => {
  await runSql(
    db,
    'insert into audit_entry (user_id, username, action, subject, subject_id, before, after) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, username, action, subject, subjectId?.toString() ?? null, asJson(before), asJson(after)],
  )
}

const asJson = (values: object | undefined) => (values ? JSON.stringify(values) : null)
