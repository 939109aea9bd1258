import type { SourceName } from '../source.ts'

/** What a visitor or administrator reads for a source. */
export const sourceLabels: Record<SourceName, string> = {
  yell: 'Yell',
  thomson: 'Thomson Local',
  freeindex: 'FreeIndex',
  checkatrade: 'Checkatrade',
  google_places: 'Google Maps',
  directory: 'Directory',
  supplier_site: 'Own website',
}
