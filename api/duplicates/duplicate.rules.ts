import { z } from 'zod'

const id = z
  .union([z.string(), z.int32().min(1)], { error: 'originalId and duplicateId must be ids of suppliers' })
  .transform(String)

/** The body of POST /api/admin/clean-duplicates; pairs may include everything that GET returned. */
export const cleanRules = z.object(
  {
    duplicates: z.array(z.object({ originalId: id, duplicateId: id }), {
      error: 'duplicates must be a list of pairs with originalId and duplicateId',
    }),
  },
  { error: 'duplicates must be a list of pairs with originalId and duplicateId' },
)
