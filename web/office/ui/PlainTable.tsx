import type { ReactNode } from 'react'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'

interface PlainTableProps {
  label: string
  className?: string
  headings: readonly string[]
  /** Its rows. */
  children: ReactNode
}

export const PlainTable = ({ label, className = '', headings, children }: PlainTableProps) => (
  <ScrollRegion label={label} className={`plain-table ${className}`}>
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
)
