import { sortOptions } from '../search/sort-options.ts'
import { useTypedBeforeHydration } from '../../ui/forms/use-typed-before-hydration.ts'

interface SortSelectProps {
  sort: string
  hasCentre: boolean
  form: string
  /** Called after the form has the new order. */
  onChange: () => void
}

export const SortSelect = ({ sort, hasCentre, form, onChange }: SortSelectProps) => {
  useTypedBeforeHydration('filter-sort', sort, onChange)
  return (
    <div className="sort-by">
      <span aria-hidden="true">Sort by</span>
      <select
        className="select-input sort-select"
        name="sort"
        form={form}
        id="filter-sort"
        aria-label="Sort by"
        value={sort}
        onChange={onChange}
      >
        {sortOptions
          .filter(({ value }) => value !== 'distance' || hasCentre || sort === 'distance')
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </div>
  )
}
