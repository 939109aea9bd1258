import { Link } from 'react-router'
import type { DirectoryFilter } from '../search/directory-filter.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { toFilterChips } from './filter-chips.ts'

interface FilterChipsProps {
  /** As understood. */
  filter: DirectoryFilter
  toAddress: (filter: DirectoryFilter) => string
}

/** The active filters on a phone; a tap removes one. */
export const FilterChips = ({ filter, toAddress }: FilterChipsProps) => {
  const chips = toFilterChips(filter)
  if (!chips.length) return null
  return (
    <ul className="filter-chips" aria-label="Filters that are set">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link to={toAddress(without)} rel="nofollow" preventScrollReset aria-label={`Remove ${label}`}>
            {label} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
