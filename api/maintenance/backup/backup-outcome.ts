import type { Pool } from 'pg'
import { Field, ObjectType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { findRow, runSql } from '../../database/sql.ts'

@ObjectType({ description: 'Failing scheduled backups.' })
export class BackupFailure {
  @Field(() => Date, { description: 'When the first backup failed since the last good one.' }) failedSince!: Date
  @Field(() => String, { description: 'Why the latest failed.' }) reason!: string
  @Field(() => Date, nullable('When the last backup succeeded; null if there is none.')) lastGoodAt!: Date | null
}

export const recordBackupSuccess = (pool: Pool, at: Date) =>
  runSql(
    pool,
    `insert into backup_outcome (good_at) values ($1)
       on conflict (is_only) do update set good_at = excluded.good_at, failed_since = null, reason = null
         where backup_outcome.failed_since is not null or backup_outcome.good_at is distinct from excluded.good_at`,
    [at],
  )

export const recordBackupFailure = (pool: Pool, error: unknown, now: Date) =>
  runSql(
    pool,
    `insert into backup_outcome (failed_since, reason) values ($1, $2)
       on conflict (is_only) do update
         set failed_since = coalesce(backup_outcome.failed_since, excluded.failed_since), reason = excluded.reason`,
    [now, (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 300)],
  )

export const findBackupFailure = (pool: Pool): Promise<BackupFailure | undefined> =>
  findRow<BackupFailure>(
    pool,
    `select failed_since as "failedSince", reason, good_at as "lastGoodAt" from backup_outcome where failed_since is not null`,
  )
