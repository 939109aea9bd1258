const fieldLikenesses = ['same', 'similar', 'different'] as const
type FieldLikeness = (typeof fieldLikenesses)[number]

export const comparedFields = ['place_id', 'name', 'phone', 'website', 'email', 'location', 'address'] as const
type ComparedField = (typeof comparedFields)[number]

/** One field's evidence for or against two listings being one business. */
export interface Reason {
  field: ComparedField
  left: string | null
  right: string | null
  likeness: FieldLikeness
  /** Log-likelihood ratio (natural) of one business against two; negative values speak against it. */
  weight: number
}
