import { today } from '../../database/check-last-day.ts'
import { runSql, type Db } from '../../database/sql.ts'
import { badInput } from '../../server/errors.ts'
import type { ApiKeyDay } from './api-key.ts'

/**
 * A key's daily use over the last days including today, the oldest first.
 * @throws BAD_USER_INPUT if `days` is outside 1 to 366.
 */
export const readUse = async (db: Db, id: number, days: number): Promise<ApiKeyDay[]> => {
  if (!(days >= 1 && days <= 366)) throw badInput({ days: 'Please ask for 1 to 366 days.' })
  const { rows } = await runSql<ApiKeyDay>(
    db,
    `select at::date::text as date, coalesce(requests, 0)::float8 requests, coalesce(points, 0)::float8 points,
            coalesce(refused, 0)::float8 refused
       from (select ${today} as today) as clock,
            generate_series(today - ($2::int - 1), today, interval '1 day') at
       left join api_key_use u on u.key_id = $1 and u.day = at::date
      order by at`,
    [id, days],
  )
  return rows
}
