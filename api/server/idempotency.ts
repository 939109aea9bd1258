import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'

/** The same for the same input: what tells a form that was sent twice. */
export const fingerprintOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Until the transaction ends, others with the same key wait here: two that are sent at once stand in line. */
export const lockByKey = async (em: EntityManager, key: string) => {
  await em
    .getConnection()
    .execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key], 'get', em.getTransactionContext())
}
