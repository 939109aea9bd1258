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

/** Every migration, oldest first: a file of SQL, or a folder of files that are run in the order of their names. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .toSorted()
  .map((file) => ({ name: file.replace('.sql', ''), readSql: () => readSql(join(folder, file)) }))

/** Whether these migrations, of a database or a backup, are those of a version before 1.0, which this one cannot upgrade. */
export const isBefore1 = (names: readonly string[]): boolean => names.some((name) => /^Migration2026\d{10}_/.test(name))

/** Says what to do with a database or a backup of before 1.0. */
export const describeBefore1 = (subject: 'database' | 'backup'): string =>
  `The ${subject} is of a version before 1.0: run "npm run export -- FILE" with that version, then ` +
  '"npm run import -- --everything FILE" with this one, on an empty database.'
