import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entities } from '../start/entities.ts'
import { findBackupTarget } from '../maintenance/backup/find-backup-target.ts'
import { listBackups } from '../maintenance/backup/delete-old-backups.ts'
import type { BackupFile } from '../maintenance/backup/folder-store.ts'
import { checkBackup, checkTarget, restoreBackup } from '../maintenance/backup/restore-backup.ts'
import { takenFiles } from '../maintenance/backup/restore-files.ts'
import { reachDatabase } from '../database/embedded/connect.ts'
import { stopOrphanedRuns } from '../scraping/runs/stop-orphaned-runs.ts'
import { loadSettingsFile, readEnv, type Env } from '../process/env.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { formatBytes } from './with-database.ts'
import { thousands } from '../text/plural.rules.ts'

const usage = `Restores a backup into an empty database: DATABASE_URL, or a new one in DATA_DIR. It never overwrites a site.

  npm run restore -- ../backups/backup-20261122T020000Z.tar --dry-run     checks the backup and shows what would happen
  npm run restore -- ../backups --data-dir .data-restored                 the newest backup in a folder
  npm run restore -- s3://bucket/prefix                                   the newest backup in a bucket (set BACKUP_S3_…)

  --data-dir DIR    restores into this folder instead of DATA_DIR
  --dry-run         changes nothing`

const choose = async (target: string, env: Env): Promise<BackupFile> => {
  const found = findBackupTarget(target, env)
  if ('file' in found) return found.file
  const [newest] = await listBackups(found.store)
  if (!newest) throw new Error(`There is no backup in ${found.store.label}.`)
  return found.store.file(newest.name)
}

const rehearse = async (place: BackupFile, env: Env) => {
  const { header, manifest, uploads, secrets } = await checkBackup(place)
  const rows = thousands(manifest.tables.reduce((sum, table) => sum + table.rows, 0))
  const size = formatBytes(manifest.tables.reduce((sum, table) => sum + table.bytes, 0))
  console.log(`${place.label}: complete, made at ${header.takenAt} by version ${header.site}.`)
  console.log(
    `${rows} rows of ${manifest.tables.length} tables (${size}), ${uploads} uploaded files, ${secrets} secrets.`,
  )
  const isNew = !env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres'))
  if (isNew) {
    const [taken] = takenFiles(env.DATA_DIR, header.hasSecrets)
    if (taken) throw new Error(`${env.DATA_DIR} already contains ${taken}: restore into another DATA_DIR.`)
    return console.log(`It would be restored into a new database in ${env.DATA_DIR}. Nothing was changed.`)
  }
  const database = await reachDatabase(env, entities)
  await checkTarget(database, header, env.DATA_DIR).finally(database.close)
  console.log(
    `It would be restored into the empty database of ${env.DATABASE_URL ? 'DATABASE_URL' : env.DATA_DIR}. Nothing was changed.`,
  )
}

const restore = async (place: BackupFile, env: Env) => {
  const started = performance.now()
  const { tables } = await restoreBackup(place, () => reachDatabase(env, entities), {
    dataDir: env.DATA_DIR,
    onLoaded: stopOrphanedRuns,
  })
  const rows = thousands(tables.reduce((sum, table) => sum + table.rows, 0))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const into = env.DATABASE_URL ? 'the database of DATABASE_URL' : env.DATA_DIR
  console.log(
    `${place.label}: ${rows} rows of ${tables.length} tables restored into ${into} and checked in ${seconds} s.`,
  )
}

export const command = defineCommand({
  usage,
  options: { 'data-dir': { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  maxNames: 1,
  run: async (optionValues, [target]) => {
    if (!target) throw new Error('Specify one file, folder or s3:// address: npm run restore -- ../backups')
    loadSettingsFile()
    const read = readEnv()
    const env = { ...read, DATA_DIR: optionValues['data-dir'] ?? read.DATA_DIR }
    const place = await choose(target, env)
    return optionValues['dry-run'] ? rehearse(place, env) : restore(place, env)
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
