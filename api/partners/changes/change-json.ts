import { profileJson } from '../../suppliers/supplier-answers.ts'
import type { SupplierChange } from './supplier-change.ts'

export const changeJson = ({ kind, supplierId, supplier, successor, at }: SupplierChange) => ({
  kind,
  id: supplierId,
  at,
  supplier: supplier && profileJson(supplier),
  successor: successor && { id: successor.id },
})
