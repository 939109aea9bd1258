import type { EntityManager } from '@mikro-orm/postgresql'
import { SupplierMerge } from '../../duplicates/supplier-merge.entity.ts'
import type { BusinessRequest } from '../../registration/business-request.entity.ts'

export const wasMerged = async (em: EntityManager, { id }: BusinessRequest): Promise<boolean> =>
  (await em.count(SupplierMerge, { requestIds: { $contains: [id] }, undoneAt: null })) > 0
