import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Migration {
  name: string
  readSql: () => string
}

const folder = join(import.meta.dirname, 'migrations')

const readSql = (path: string) =>
  (statSync(path).isDirectory() ? readdirSync(path).toSorted() : [''])
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n')

/** Ignores comments and line breaks, which may change. */
const hashSql = (sql: string): string =>
  createHash('sha256')
    .update(
      sql
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('--'))
        .join(' '),
    )
    .digest('hex')
    .slice(0, 8)

/** A name ends in a hash, so that a database migrated by another state of the file is detected. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const sql = readSql(join(folder, file))
    return { name: `${file.replace('.sql', '')}_${hashSql(sql)}`, readSql: () => sql }
  })

const withoutHash = (name: string) => name.replace(/_[0-9a-f]{8}$/, '')

export const isOtherState = (unknown: string, known: readonly string[]): boolean =>
  known.some((name) => name !== unknown && withoutHash(name) === withoutHash(unknown))

export const describeOtherState = (subject: 'database' | 'backup', name: string): string =>
  `The ${subject} was made by another state of the migration ${withoutHash(name)}: run "npm run export -- FILE" with the version that ` +
  'made it, then "npm run import -- --everything FILE" with this one, on an empty database.'

/** A change that removes follows in a later release: `0002_add_opening_days`, then `0005_remove_hours`. */
export const isAdding = (name: string): boolean => /^\d+_add_/.test(name)

export const isBefore1 = (names: readonly string[]): boolean => names.some((name) => /^Migration2026\d{10}_/.test(name))

export const describeBefore1 = (subject: 'database' | 'backup'): string =>
  `The ${subject} is of a version before 1.0: run "npm run export -- FILE" with that version, then ` +
  '"npm run import -- --everything FILE" with this one, on an empty database.'
