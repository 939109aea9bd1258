import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className: string
  children: ReactNode
}

/** Arrow keys scroll it too. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or the arrow keys could not scroll it
  <div className={className} role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
