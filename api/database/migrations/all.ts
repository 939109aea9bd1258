import { Migration20261120100000_tables } from './Migration20261120100000_tables.ts'

/** Every migration, oldest first. */
export const migrations = [Migration20261120100000_tables].map((migration) => ({
  name: migration.name,
  class: migration,
}))
