export interface Reason {
  field: 'place_id' | 'name' | 'phone' | 'website' | 'email' | 'location' | 'address'
  left: string | null
  right: string | null
  likeness: 'same' | 'similar' | 'different'
  /** Natural log-likelihood ratio; negative values speak against one business. */
  weight: number
}
