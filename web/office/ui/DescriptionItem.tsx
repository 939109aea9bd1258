import type { ReactNode } from 'react'

/** A line of a `dl.admin-facts`. */
export const DescriptionItem = ({ term, value }: { term: string; value: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </>
)
