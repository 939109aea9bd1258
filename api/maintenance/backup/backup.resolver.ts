import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { findBackupFailure, BackupFailure } from './backup-outcome.ts'

@Authorized('ADMIN')
@Resolver()
export class BackupResolver {
  @Query(
    () => BackupFailure,
    nullable('Why scheduled backups fail; null if they work or are switched off. For administrators.'),
  )
  async backupFailure(@Ctx() { pool, env }: Context): Promise<BackupFailure | null> {
    return (env.BACKUP_TO && (await findBackupFailure(pool))) || null
  }
}
