import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FilterName } from '../../../api/suppliers/search/filters/filters.rules.ts'
import { toggleFilter, type DirectoryFilter } from '../search/directory-filter.ts'
import type { SupplierList } from '../search/directory-text.ts'
import { choiceFilters, choiceLabel, filterFields, serviceOptions } from '../search/filter-fields.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { thousands } from '../../../api/text/plural.rules.ts'

interface MapFiltersProps {
  filter: DirectoryFilter
  facets: SupplierList['facets'] | undefined
  onApply: (filter: DirectoryFilter) => void
}

export const MapFilters = ({ filter, facets, onApply }: MapFiltersProps) => {
  const [shown, setShown] = useState('counties')
  const found = new Map(facets?.counties.map(({ county, count }) => [county, count]))
  const counties = [...new Set([...found.keys(), ...filter.counties])].sort()
  const services = serviceOptions.filter(({ value }) => value !== 'all')
  const offered = new Map(facets?.services.map(({ service, count }) => [service.toLowerCase(), count]))
  const within = useRef<HTMLDivElement>(null)
  const choose = (...boxes: HTMLInputElement[]) =>
    onApply(boxes.reduce((next, { name, value }) => toggleFilter(next, name as FilterName, value), filter))
  const takeTicked = useEffectEvent(() => {
    const boxes = [...within.current!.querySelectorAll('input')]
    const ticked = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    if (ticked.length > 0) choose(...ticked)
  })
  // Takes over boxes ticked before hydration, in one step.
  useEffect(() => takeTicked(), [])
  const toTab = (name: 'counties' | 'services', label: string, choices: Choice[]) => ({
    value: name,
    label,
    content: <Choices name={name} label={label} choices={choices} chosen={filter[name]} onChoose={choose} />,
  })
  const countiesTab = toTab(
    'counties',
    'Counties',
    counties.map((county) => ({ value: county, label: county, count: found.get(county) ?? 0 })),
  )
  const servicesTab = toTab(
    'services',
    'Services',
    services.map(({ value, label }) => ({ value, label, count: offered.get(value) ?? 0 })),
  )
  const tabs = facets && counties.length === 0 ? [servicesTab] : [countiesTab, servicesTab] // none abroad
  return (
    <div className="map-narrow" ref={within}>
      {choiceFilters.map((name) => {
        const { onMap } = filterFields[name]
        const label = choiceLabel(name, onMap)
        const choices = [{ value: onMap, label }]
        return (
          <Choices key={name} name={name} label={label} choices={choices} chosen={[filter[name]]} onChoose={choose} />
        )
      })}
      <Tabs
        label="Narrow by"
        shown={tabs.some(({ value }) => value === shown) ? shown : 'services'}
        onShow={setShown}
        tabs={tabs}
      />
    </div>
  )
}

interface Choice {
  value: string
  label: string
  count?: number
}

interface ChoicesProps {
  name: string
  label: string
  choices: Choice[]
  chosen: readonly string[]
  onChoose: (box: HTMLInputElement) => void
}

const Choices = ({ name, label, choices, chosen, onChoose }: ChoicesProps) => (
  <fieldset className="map-choices">
    <legend className="visually-hidden">{label}</legend>
    {choices.map(({ value, label, count }) => (
      <label key={value} className="choice">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={({ target }) => onChoose(target)}
        />
        <span>{label}</span>
        {count !== undefined && (
          <span className="badge">
            {` ${thousands(count)}`}
            <span className="visually-hidden"> {count === 1 ? 'supplier' : 'suppliers'}</span>
          </span>
        )}
      </label>
    ))}
  </fieldset>
)
