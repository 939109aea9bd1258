import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../schema.generated.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
import { useNavigate } from 'react-router'
import { useState, type FormEvent } from 'react'
import { SuggestField, type RecentSearch } from '../search/SuggestField.tsx'
import { emptyFilter, writeFilter } from '../search/directory-filter.ts'
import { Options } from '../ui/Options.tsx'
import { readForm } from '../ui/read-form.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import './HeroSearch.css'
import './Hero.css'

export const Hero = () => (
  <div className="hero">
    <div className="container">
      <div className="hero-words">
        <h1 className="heading">Find blind, curtain and shutter suppliers near you</h1>
        <p className="muted">
          Compare local makers and fitters across the UK and Europe, with reviews from their customers. Free to use, no
          account needed.
        </p>
        <HeroSearch />
      </div>
      <HeroServices />
    </div>
  </div>
)

/** Named like a supplier's `tile`. */
const pictures: Record<Service, string> = {
  BLINDS: '0 hills casement roller',
  CURTAINS: '1 terrace bay curtains',
  SHUTTERS: '2 sea sash shutters',
  INSTALLATION: '3 city casement installation',
  REPAIRS: '4 terrace sash repairs',
  CUSTOM: '5 hills dormer roman',
}

const HeroServices = () => (
  <ul className="hero-services" aria-label="Services">
    {Object.entries(serviceLabels).map(([service, label]) => (
      <li key={service}>
        <PageLink className="card flat small-text" to={`/directory?service=${service.toLowerCase()}`}>
          <SupplierTile tile={pictures[service as Service]} />
          {label}
        </PageLink>
      </li>
    ))}
  </ul>
)

const services = [
  { value: 'all', label: 'All Services' },
  { value: 'blinds', label: 'Blinds' },
  { value: 'curtains', label: 'Curtains' },
  { value: 'shutters', label: 'Shutters' },
  { value: 'installation', label: 'Installation Only' },
  { value: 'custom', label: 'Custom Solutions' },
]

const loadRecent = () => import('../search/recent-searches.ts')

const HeroSearch = () => {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState({ location: '', place: '' })
  const [recent, setRecent] = useState<RecentSearch[]>([])
  const open = (query: string) => {
    if (query)
      void loadRecent().then(
        ({ addRecentSearch }) => addRecentSearch(query),
        () => {},
      )
    void navigate({ pathname: '/directory', search: query })
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = readForm(event.currentTarget)
    const location = form.get('location') ?? ''
    const service = form.get('service') ?? 'all'
    const params = writeFilter({
      ...emptyFilter,
      location,
      place: location === chosen.location ? chosen.place : '',
      services: service === 'all' ? [] : [service],
    })
    open(String(params))
  }
  return (
    <form
      className="card hero-search"
      method="get"
      action="/directory"
      role="search"
      aria-label="Suppliers"
      onSubmit={search}
    >
      <div className="hero-field">
        <label htmlFor="hero-location">Location</label>
        <div>
          <SuggestField
            className="text-input"
            id="hero-location"
            name="location"
            placeholder="City, county or postcode"
            maxLength={100}
            types={['PLACE']}
            value={chosen.location}
            onChange={(location) => setChosen({ location, place: '' })}
            onChoose={({ text, slug }) => setChosen({ location: text, place: slug ?? '' })}
            hasSheet
            recent={recent}
            onFocus={() =>
              void loadRecent().then(
                ({ suggestRecent }) => setRecent(suggestRecent(services)),
                () => {},
              )
            }
            onRepeat={({ query }) => open(query)}
          />
        </div>
      </div>
      <div className="hero-field">
        <label htmlFor="hero-service">Service Type</label>
        <select className="text-input" id="hero-service" name="service" defaultValue="all">
          <Options of={services} />
        </select>
      </div>
      <button type="submit" className="solid-button">
        <Icon name="search" /> Search Now
      </button>
    </form>
  )
}
