import { findRow, type Db } from '../database/sql.ts'
import type { Env } from '../process/env.ts'

const firstAdmin =
  'select email from app_user where is_admin and disabled_at is null and email is not null order by id limit 1'

export const contactAddress = async (
  db: Db,
  { CONTACT_EMAIL }: Pick<Env, 'CONTACT_EMAIL'>,
): Promise<string | undefined> => CONTACT_EMAIL ?? (await findRow<{ email: string }>(db, firstAdmin))?.email
