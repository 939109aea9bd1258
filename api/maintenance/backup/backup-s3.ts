import type { Env } from '../../process/env.ts'
import { createS3, type S3Client } from '../../outgoing/s3-client.ts'

export type S3Settings = Pick<
  Env,
  'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_REGION' | 'BACKUP_S3_KEY_ID' | 'BACKUP_S3_SECRET_KEY'
>

/**
 * The S3 client for backups.
 * @throws StartError naming the missing settings.
 */
export const createBackupS3 = (settings: S3Settings, waits?: number[]): S3Client =>
  createS3(
    {
      names: 'BACKUP_S3',
      use: 'a backup to s3://',
      endpoint: settings.BACKUP_S3_ENDPOINT,
      region: settings.BACKUP_S3_REGION,
      keyId: settings.BACKUP_S3_KEY_ID,
      secretKey: settings.BACKUP_S3_SECRET_KEY,
    },
    waits,
  )
