import { Migration20261120100000_tables } from './Migration20261120100000_tables.ts'
import { Migration20261120110000_search } from './Migration20261120110000_search.ts'
import { Migration20261120130000_changes } from './Migration20261120130000_changes.ts'
import { Migration20261120140000_creatives } from './Migration20261120140000_creatives.ts'

/** Every migration, oldest first. */
export const migrations = [
  Migration20261120100000_tables, Migration20261120110000_search, Migration20261120130000_changes,
  Migration20261120140000_creatives,
].map((migration) => ({
  name: migration.name,
  class: migration,
}))
