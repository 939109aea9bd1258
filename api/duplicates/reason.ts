export const fieldLikenesses = ['same', 'similar', 'different'] as const
export type FieldLikeness = (typeof fieldLikenesses)[number]

export const comparedFields = ['place_id', 'name', 'phone', 'website', 'email', 'location', 'address'] as const
export type ComparedField = (typeof comparedFields)[number]

/** What one field says for or against two listings being one business. */
export interface Reason {
  field: ComparedField
  left: string | null
  right: string | null
  likeness: FieldLikeness
  /** Natural logarithm of how much likelier it makes that they are one; below zero speaks against it. */
  weight: number
}
