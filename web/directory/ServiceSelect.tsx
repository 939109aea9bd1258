import { serviceOptions } from '../search/directory-filter.ts'

const several = 'several'

interface ServiceSelectProps {
  services: readonly string[]
  onChange: (services: string[]) => void
}

/** One service or all; several, which the menu of services can choose, are told as their number. */
export const ServiceSelect = ({ services, onChange }: ServiceSelectProps) => (
  <select
    className="select-input"
    name="service"
    id="filter-service"
    aria-label="Service"
    value={services.length > 1 ? several : (services[0] ?? 'all')}
    onChange={({ target: { value } }) => {
      if (value !== several) onChange(value === 'all' ? [] : [value])
    }}
  >
    {serviceOptions.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
    {services.length > 1 && <option value={several}>{services.length} services</option>}
  </select>
)
