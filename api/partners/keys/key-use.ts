import { today } from '../../database/check-last-day.ts'
import { runSql, type Db } from '../../database/sql.ts'
import { createPeriodicWriter } from '../../process/periodic-writer.ts'
import { log } from '../../process/log.ts'

interface KeyUsage {
  requests: number
  points: number
  refused: number
  at: Date
}

const write = `
  insert into api_key_use as u (key_id, day, requests, points, refused, last_at)
  select k.id, ${today}, s.requests, s.points, s.refused, s.at
    from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[], $5::timestamptz[]) s(id, requests, points, refused, at)
    join api_key k using (id)
   order by k.id
  on conflict (key_id, day) do update
     set requests = u.requests + excluded.requests, points = u.points + excluded.points,
         refused = u.refused + excluded.refused, last_at = greatest(u.last_at, excluded.last_at)`

/** Writes every few seconds in one statement; a crash loses those seconds. */
export const createKeyUse = (pool: Db, { writeEveryMs = 5000 } = {}) => {
  let used = new Map<number, KeyUsage>()

  const writeNow = async () => {
    if (!used.size) return
    const all = [...used]
    used = new Map()
    try {
      const column = (of: (one: KeyUsage) => unknown) => all.map(([, one]) => of(one))
      await runSql(pool, write, [
        all.map(([id]) => id),
        column(({ requests }) => requests),
        column(({ points }) => points),
        column(({ refused }) => refused),
        column(({ at }) => at),
      ])
    } catch (error) {
      log.warn({ err: error }, 'could not write API key usage')
    }
  }

  return {
    count: (id: number, points: number, isRefused: boolean) => {
      const known = used.get(id)
      const one = known ?? { requests: 0, points: 0, refused: 0, at: new Date() }
      if (!known) used.set(id, one)
      else one.at = new Date()
      one.requests++
      if (isRefused) one.refused++
      else one.points += points
    },
    ...createPeriodicWriter(writeNow, writeEveryMs),
  }
}
export type KeyUse = ReturnType<typeof createKeyUse>
