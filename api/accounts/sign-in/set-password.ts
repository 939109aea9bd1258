import type { EntityManager } from '@mikro-orm/postgresql'
import { runSql } from '../../database/sql.ts'
import { User } from '../user.entity.ts'

/** Gives an account another password; an address that waits for its proof goes, which whoever knew the one before may have asked for. */
export const setPassword = async (em: EntityManager, id: number, password: string, isPasswordMadeUp: boolean) => {
  await em.nativeUpdate(User, { id }, { password, isPasswordMadeUp })
  await runSql(em, 'delete from email_change where user_id = $1', [id])
}
