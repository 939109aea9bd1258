import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entities } from '../start/entities.ts'
import { backupName, findBackupTarget } from '../maintenance/backup/find-backup-target.ts'
import { makeBackup } from '../maintenance/backup/make-backup.ts'
import { reachDatabase } from '../database/embedded/connect.ts'
import { loadSettingsFile, readEnv, StartError } from '../process/env.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { formatBytes } from './with-database.ts'
import { thousands } from '../text/plural.rules.ts'

const usage = `Backs up the database and uploaded files, whether or not the site is running.

  npm run backup -- ../backups                 to a folder, as backup-20261122T020000Z.tar
  npm run backup -- ../before-upgrade.tar      to a file
  npm run backup -- s3://bucket/prefix         to a bucket (set BACKUP_S3_…)
  npm run backup                               to BACKUP_TO

  --no-uploads      leaves out uploaded files
  --with-secrets    includes the secrets generated in DATA_DIR; keep such a backup private`

const backUp = async (hasUploads: boolean, hasSecrets: boolean, named?: string) => {
  loadSettingsFile()
  const env = readEnv()
  const target = named ?? env.BACKUP_TO
  if (!target) throw new Error('Specify one file, folder or s3:// address: npm run backup -- ../backups')
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    throw new StartError(`DATA_DIR: there is no site in ${env.DATA_DIR}`)
  const now = new Date()
  const found = findBackupTarget(target, env)
  const place = 'store' in found ? found.store.file(backupName(now)) : found.file
  const database = await reachDatabase(env, entities)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  const started = performance.now()
  try {
    const { tables, parts } = await makeBackup(database.url, place, {
      dataDir: env.DATA_DIR,
      hasUploads,
      hasSecrets,
      now,
      signal: stop.signal,
    })
    const rows = thousands(tables.reduce((sum, table) => sum + table.rows, 0))
    const size = formatBytes(parts.reduce((sum, part) => sum + part.bytes, 0))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${place.label}: ${rows} rows of ${tables.length} tables, ${size}, in ${seconds} s.`)
    if (env.PICTURES_S3_BUCKET && hasUploads)
      console.log(
        `Pictures are in s3://${env.PICTURES_S3_BUCKET}, not in this backup: turn on versioning for the bucket.`,
      )
    if (!hasSecrets && !env.SESSION_SECRET) {
      console.log(
        `This backup contains no secrets. Also keep ${join(env.DATA_DIR, 'session-secret')}, or second factors will stop working.`,
      )
    }
  } finally {
    await database.close()
  }
}

export const command = defineCommand({
  usage,
  options: { 'no-uploads': { type: 'boolean', default: false }, 'with-secrets': { type: 'boolean', default: false } },
  maxNames: 1,
  run: (optionValues, [target]) => backUp(!optionValues['no-uploads'], optionValues['with-secrets'], target),
})

if (import.meta.main) process.exitCode = await runCommand(command)
