import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Migration {
  /** By which the table `migration` remembers it. */
  name: string
  readSql: () => string
}

const folder = join(import.meta.dirname, 'migrations')

const readSql = (path: string) =>
  (statSync(path).isDirectory() ? readdirSync(path).toSorted() : [''])
    .map((file) => readFileSync(join(path, file), 'utf8'))
    .join('\n')

/** Of what a migration does: comments and line breaks may change. */
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

/**
 * Every migration, oldest first: a file of SQL, or a folder of files that are run in the order of their names. Its name ends in a
 * hash, so that a database made by another state of it is found out.
 */
export const migrations: readonly Migration[] = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const sql = readSql(join(folder, file))
    return { name: `${file.replace('.sql', '')}_${hashSql(sql)}`, readSql: () => sql }
  })

/** Without the hash. */
const fileOf = (name: string) => name.replace(/_[0-9a-f]{8}$/, '')

/** Whether another state of one of these migrations has made a database or a backup. */
export const isOfOtherState = (unknown: string, known: readonly string[]): boolean =>
  known.some((name) => name !== unknown && fileOf(name) === fileOf(unknown))

/** Says what to do with a database or a backup that another state of a migration has made. */
export const describeOtherState = (subject: 'database' | 'backup', name: string): string =>
  `The ${subject} was made by another state of the migration ${fileOf(name)}: run "npm run export -- FILE" with the version that ` +
  'made it, then "npm run import -- --everything FILE" with this one, on an empty database.'

/**
 * Whether an older version of the site works beside what this migration has done. Migrations come in two steps: one that adds
 * (`0002_add_opening_days`), and releases later, when no older version runs any more, one that removes (`0005_remove_hours`).
 */
export const isAdding = (name: string): boolean => /^\d+_add_/.test(name)

/** Whether these migrations, of a database or a backup, are those of a version before 1.0, which this one cannot upgrade. */
export const isBefore1 = (names: readonly string[]): boolean => names.some((name) => /^Migration2026\d{10}_/.test(name))

/** Says what to do with a database or a backup of before 1.0. */
export const describeBefore1 = (subject: 'database' | 'backup'): string =>
  `The ${subject} is of a version before 1.0: run "npm run export -- FILE" with that version, then ` +
  '"npm run import -- --everything FILE" with this one, on an empty database.'
