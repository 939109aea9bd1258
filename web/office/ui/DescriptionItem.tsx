import type { ReactNode } from 'react'

export const DescriptionItem = ({ term, value }: { term: string; value: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </>
)
