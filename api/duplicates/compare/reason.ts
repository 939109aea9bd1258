const fieldLikenesses = ['same', 'similar', 'different'] as const
type FieldLikeness = (typeof fieldLikenesses)[number]

export const comparedFields = ['place_id', 'name', 'phone', 'website', 'email', 'location', 'address'] as const
type ComparedField = (typeof comparedFields)[number]

export interface Reason {
  field: ComparedField
  left: string | null
  right: string | null
  likeness: FieldLikeness
  /** Natural log-likelihood ratio; negative values speak against one business. */
  weight: number
}
