import type { Pool } from 'pg'
import { newSecret } from '../../api/partners/keys/secret.ts'

/** Requests are charged as for partners. */
export const boundlessKey = async (pool: Pool): Promise<string> => {
  const { secret, prefix, hash } = newSecret()
  await pool.query(
    `insert into api_key (name, prefix, secret_hash, points_per_second, burst, created_by) values ('bench', $1, $2, 2e9, 2e9, 'bench')`,
    [prefix, hash],
  )
  return secret
}
