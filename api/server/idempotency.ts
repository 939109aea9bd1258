import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'

/** A hash of the input, by which a form that was sent twice is recognised. */
export const fingerprintOf = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Others that lock the same key wait until this transaction ends. */
export const lockByKey = async (em: EntityManager, key: string) => {
  await em
    .getConnection()
    .execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key], 'get', em.getTransactionContext())
}
