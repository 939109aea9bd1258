import { serviceOptions } from '../search/filter-fields.ts'
import { useTypedBeforeHydration } from '../../ui/forms/use-typed-before-hydration.ts'

interface ServiceSelectProps {
  services: readonly string[]
  onChange: (services: string[]) => void
}

/** Several selected services show as their number. */
export const ServiceSelect = ({ services, onChange }: ServiceSelectProps) => {
  const value = services.join(',') || 'all'
  const choose = (chosen: string) => onChange(chosen === 'all' ? [] : chosen.split(','))
  useTypedBeforeHydration('filter-service', value, choose)
  return (
    <select
      className="select-input"
      name="service"
      id="filter-service"
      aria-label="Service"
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      {serviceOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {services.length > 1 && <option value={value}>{services.length} services</option>}
    </select>
  )
}
