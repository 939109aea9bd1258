import { runSql, type Db } from '../../database/sql.ts'

export const changedValues = <T extends object>(
  before: T,
  after: Partial<T>,
): { before: Partial<T>; after: Partial<T> } | undefined => {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (values: Partial<T>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Partial<T>
  return names.length ? { before: only(before), after: only(after) } : undefined
}

export interface Actor {
  id: number | null
  username: string
}

export const schedule: Actor = { id: null, username: 'schedule' }

interface Action {
  /** Begins with its subject, such as `supplier.edit`, unless that is given. */
  action: string
  subject?: string
  subjectId?: number | string
  before?: object
  after?: object
}

/** Belongs in the transaction of the change. */
export const recordAction = async (
  db: Db,
  { id, username }: Actor,
  { action, subject = action.split('.')[0]!, subjectId, before, after }: Action,
): Promise<void> => {
  await runSql(
    db,
    'insert into audit_entry (user_id, username, action, subject, subject_id, before, after) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, username, action, subject, subjectId?.toString() ?? null, asJson(before), asJson(after)],
  )
}

const asJson = (values: object | undefined) => (values ? JSON.stringify(values) : null)

/** Makes the changed values the row's next version and records them; nothing if none differs. As `recordAction`, inside a transaction. */
export const saveChanges = async <Row extends { version: number }>(
  db: Db,
  actor: Actor,
  row: Row,
  values: Partial<Row>,
  action: Pick<Action, 'action' | 'subjectId'>,
): Promise<Row> => {
  const changes = changedValues(row, values)
  if (!changes) return row
  Object.assign(row, values, { version: row.version + 1 })
  await recordAction(db, actor, { ...action, ...changes })
  return row
}
