import type { ReactNode } from 'react'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'

interface CountySectionProps {
  id: string
  title: string
  /** Everything that title and content depend on. */
  of: unknown
  children: ReactNode
}

export const CountySection = ({ id, title, of, children }: CountySectionProps) => (
  <HydrateOnVisible as="section" aria-labelledby={id} of={of}>
    <h2 className="heading" id={id}>
      {title}
    </h2>
    {children}
  </HydrateOnVisible>
)
