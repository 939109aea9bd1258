import { join } from 'node:path'
import { readLists } from '../text/read-table.ts'

/** Parts of the names, addresses and descriptions of demo suppliers. */
export const supplierTexts = readLists(join(import.meta.dirname, 'demo-supplier-texts.txt'), [
  'surname',
  'quality',
  'forename',
  'pun',
  'initials',
  'street',
  'estate',
  'opening',
  'way',
  'ending',
])
