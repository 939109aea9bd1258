export const supplierStatuses = ['LISTED', 'PENDING', 'HIDDEN', 'MERGED', 'REJECTED'] as const
export type SupplierStatus = (typeof supplierStatuses)[number]

export const statusLabels: Record<SupplierStatus, string> = {
  LISTED: 'Listed',
  PENDING: 'Pending',
  HIDDEN: 'Hidden',
  MERGED: 'Merged',
  REJECTED: 'Rejected',
}
