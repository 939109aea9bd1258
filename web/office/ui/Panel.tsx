import { Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  size?: 'md' | 'lg'
  className?: string
  children: ReactNode
}

export const Panel = ({ title, size = 'md', className = '', children }: PanelProps) => (
  <section className={`admin-panel ${className}`.trim()} aria-label={title}>
    <Heading as="h2" size={size} mb="3" overflowWrap="anywhere">
      {title}
    </Heading>
    {children}
  </section>
)

interface FactsProps {
  /** By term; those without a value are left out. */
  facts: Readonly<Record<string, ReactNode>>
  className?: string
}

export const Facts = ({ facts, className = 'admin-facts' }: FactsProps) => (
  <dl className={className}>
    {Object.entries(facts).map(([term, value]) =>
      value ? (
        <div key={term} className="admin-fact">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)

interface RowListProps<Row> {
  label: string
  rows: readonly Row[]
  getKey?: (row: Row) => string
  isBusy?: boolean
  empty?: string
  children: (row: Row) => ReactNode
}

export const RowList = <Row extends object>({
  label,
  rows,
  getKey = (row) => (row as { id: string }).id,
  isBusy = false,
  empty,
  children,
}: RowListProps<Row>) =>
  rows.length === 0 && empty ? (
    <p className="admin-empty">{empty}</p>
  ) : (
    <ul className="admin-list" aria-label={label} aria-busy={isBusy}>
      {rows.map((row) => (
        <li key={getKey(row)}>{children(row)}</li>
      ))}
    </ul>
  )
