import type { DirectoryFilter } from './directory-filter.ts'
import type { SupplierList } from './directory-text.ts'

export interface NotesProps {
  list: Omit<SupplierList, 'edges' | 'alternatives'> & { edges: readonly unknown[] }
  /** As typed. */
  filter: DirectoryFilter
  /** As understood, with every value in its own field. */
  shown: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}
