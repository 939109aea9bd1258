import type { Pool } from 'pg'
import { lockByKey, readRow, runSql, type Db } from '../../database/sql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'
import { getNetwork } from '../../server/network.ts'
import { createRateLimitError } from '../../server/rate-limit.ts'

const windowMs = 15 * 60_000

export const signInLimits = {
  windowMs,
  /** This many failures per account and network are free; then each doubles the wait until `refusedFrom`. */
  free: 5,
  refusedFrom: 10,
  ofNetwork: 30,
  /** Failures for one account, after which only known networks are admitted. */
  ofAccount: 50,
}

interface Attempt {
  username: string
  ip: string
}

export const waitAfter = (failures: number): number =>
  failures < signInLimits.free ? 0 : 1000 * 2 ** (failures - signInLimits.free + 1)

/** The attempt counts as failed in all processes until it succeeds. */
export const admitAttempt = async (pool: Pool, { username, ip }: Attempt, now: Date) => {
  const network = getNetwork(ip)
  const name = username.toLowerCase()
  const id = await inTransaction(pool, async (client) => {
    await lockByKey(client, `sign-in from ${network}`, `sign-in of ${name}`)
    const until = await refusedUntil(client, name, network, now)
    if (until > now.getTime()) throw createRateLimitError('sign-in attempts', until - now.getTime())
    await runSql(client, 'delete from sign_in_attempt where at < $1', [new Date(now.getTime() - windowMs)])
    const row = await readRow<{ id: string }>(
      client,
      'insert into sign_in_attempt (username, network, at) values ($1, $2, $3) returning id',
      [name, network, now],
    )
    return row.id
  })
  return {
    id,
    /** The password was right, but the second factor is missing. */
    cancel: () => runSql(pool, 'delete from sign_in_attempt where id = $1', [id]),
    succeeded: async (userId: number) => {
      await runSql(pool, `delete from known_network where user_id = $1 and ${isNetworkExpired('seen_at', '$2')}`, [
        userId,
        now,
      ])
      await runSql(pool, 'delete from sign_in_attempt where username = $1 and network = $2', [name, network])
      await runSql(
        pool,
        'insert into known_network (user_id, network, seen_at) values ($1, $2, $3) on conflict (user_id, network) do update set seen_at = excluded.seen_at',
        [userId, network, now],
      )
    },
  }
}

const isNetworkExpired = (seenAt: string, now: string) =>
  `(${seenAt} < ${now}::timestamptz - interval '${retentionDays.knownNetworks} days')`

export const isKnownNetwork = async (pool: Pool, { username, ip }: Attempt, now: Date): Promise<boolean> => {
  const { rowCount } = await runSql(
    pool,
    `select from known_network k join app_user u on u.id = k.user_id
      where lower(u.username) = lower($1) and k.network = $2 and not ${isNetworkExpired('k.seen_at', '$3')}`,
    [username, getNetwork(ip), now],
  )
  return Boolean(rowCount)
}

interface AttemptCounts {
  pair: number
  first_of_pair: Date | null
  last_of_pair: Date | null
  network: number
  first_of_network: Date | null
  account: number
  first_of_account: Date | null
  is_known: boolean
}

const refusedUntil = async (client: Db, name: string, network: string, now: Date): Promise<number> => {
  const counts = await readRow<AttemptCounts>(
    client,
    `select count(*) filter (where username = $1 and network = $2)::int as pair,
       min(at) filter (where username = $1 and network = $2) as first_of_pair, max(at) filter (where username = $1 and network = $2) as last_of_pair,
       count(*) filter (where network = $2)::int as network, min(at) filter (where network = $2) as first_of_network,
       count(*) filter (where username = $1)::int as account, min(at) filter (where username = $1) as first_of_account,
       exists (select from known_network k join app_user u on u.id = k.user_id where lower(u.username) = lower($1) and k.network = $2
         and not ${isNetworkExpired('k.seen_at', '$3')}) as is_known
     from sign_in_attempt where (username = $1 or network = $2) and at > $3::timestamptz - interval '${windowMs} ms'`,
    [name, network, now],
  )
  const getWindowEnd = (first: Date | null) => (first?.getTime() ?? 0) + windowMs
  return Math.max(
    counts.pair >= signInLimits.refusedFrom
      ? getWindowEnd(counts.first_of_pair)
      : (counts.last_of_pair?.getTime() ?? 0) + waitAfter(counts.pair),
    counts.network >= signInLimits.ofNetwork ? getWindowEnd(counts.first_of_network) : 0,
    counts.account >= signInLimits.ofAccount && !counts.is_known ? getWindowEnd(counts.first_of_account) : 0,
  )
}
