import type { DirectoryFilter } from './directory-filter.ts'
import type { SupplierList } from './directory-text.ts'

/** What the notes about a search are made of. */
export interface NotesProps {
  list: Omit<SupplierList, 'edges' | 'alternatives'> & { edges: readonly unknown[] }
  /** As asked for. */
  filter: DirectoryFilter
  /** The same with everything in its own field. */
  shown: DirectoryFilter
  addressOf: (filter: DirectoryFilter) => string
}
