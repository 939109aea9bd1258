import type { EntityManager } from '@mikro-orm/postgresql'
import { runSql } from '../../database/sql.ts'
import { User } from '../user.entity.ts'

/** Sets an account's password, and drops an unverified address: whoever knew the old password may have entered it. */
export const setPassword = async (em: EntityManager, id: number, password: string, isPasswordMadeUp: boolean) => {
  await em.nativeUpdate(User, { id }, { password, isPasswordMadeUp })
  await runSql(em, 'delete from email_change where user_id = $1', [id])
}
