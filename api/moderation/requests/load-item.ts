import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { loadItems } from './load-items.ts'
import type { PendingItem } from './pending-item.ts'
import type { PendingKind } from './pending-kind.ts'

const gone = () => new PublicError('NOT_FOUND', 'This no longer exists.')

/** @throws NOT_FOUND */
export const parseItemId = (id: string): number => {
  const number = parseId(id)
  if (!number) throw gone()
  return number
}

/** @throws NOT_FOUND */
export const loadItem = async ({ pool }: Context, kind: PendingKind, id: string): Promise<PendingItem> => {
  const [item] = await loadItems(pool, [{ kind, id: parseItemId(id) }])
  if (!item) throw gone()
  return item
}
