import type { SupplierBatch } from './set-current-batch.ts'

export const getBatchColumn = (batch: SupplierBatch): { column: 'import_id' | 'run_id'; id: number } =>
  'importId' in batch ? { column: 'import_id', id: batch.importId } : { column: 'run_id', id: batch.runId }
