import { Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { backupFailure, BackupFailure } from './backup-outcome.ts'

/** The state of scheduled backups. */
@Resolver()
export class BackupResolver {
  @Authorized('ADMIN')
  @Query(() => BackupFailure, {
    nullable: true,
    description:
      'What is wrong with the scheduled backups; null while they are made, or where none are wanted. For administrators.',
  })
  async backupFailure(@Ctx() { pool, env }: Context): Promise<BackupFailure | null> {
    return (env.BACKUP_TO && (await backupFailure(pool))) || null
  }
}
