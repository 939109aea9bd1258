import { StartError } from '../../process/env.ts'
import type { S3Client } from '../../outgoing/s3-client.ts'
import { createBackupS3, type S3Settings } from './backup-s3.ts'
import { createFile, createFolderStore } from './folder-store.ts'
import type { BackupFile, BackupStore } from './backup-store.ts'
import { createS3File, createS3Store } from './s3-store.ts'

const suffix = '.tar'

/** The file name of a backup made now; names sort by time. */
export const backupName = (now: Date) => `backup-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${suffix}`

/** When this backup was made; undefined for other files. */
export const backupTime = (name: string): Date | undefined => {
  const [, year, month, day, hours, minutes, seconds] =
    /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/**
 * Parses FILE.tar, FOLDER, s3://bucket/key.tar or s3://bucket/prefix: a single backup file or a store.
 * @throws StartError naming the error
 */
export const findBackupTarget = (
  text: string,
  settings: S3Settings,
  createS3: (settings: S3Settings) => S3Client = createBackupS3,
): { place: BackupFile } | { shelf: BackupStore } => {
  const isOne = text.endsWith(suffix)
  if (!/^\w\w+:\/\//.test(text)) return isOne ? { place: createFile(text) } : { shelf: createFolderStore(text) }
  // services sign plus signs, spaces and the like differently
  const [, bucket, key = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/([\w./-]*))?$/.exec(text) ?? []
  if (!bucket) {
    throw new StartError(`"${text}" is not s3://bucket/prefix, of letters, digits, dots, hyphens and underscores`)
  }
  const s3 = createS3(settings)
  if (isOne) return { place: createS3File(s3, `${bucket}/${key}`) }
  return { shelf: createS3Store(s3, bucket, key && !key.endsWith('/') ? `${key}/` : key) }
}

/**
 * The store of scheduled backups.
 * @throws StartError naming BACKUP_TO if it is a single file.
 */
export const findBackupStore = (text: string, settings: S3Settings): BackupStore => {
  const target = findBackupTarget(text, settings)
  if ('place' in target) throw new StartError('BACKUP_TO must be a folder or s3://bucket/prefix, and not one file')
  return target.shelf
}

/** @throws StartError naming BACKUP_TO if it is a single file, or a folder that is missing or not writable. */
export const checkBackupTo = async ({ BACKUP_TO, ...settings }: S3Settings & { BACKUP_TO?: string | undefined }) => {
  if (!BACKUP_TO) return
  const store = findBackupStore(BACKUP_TO, settings)
  await store.check?.().catch((error: unknown) => {
    throw new StartError(`BACKUP_TO ${(error as Error).message}`)
  })
}
