import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../schema.generated.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
import { useNavigate } from 'react-router'
import { useState, type FormEvent } from 'react'
import { SuggestField, type RecentSearch } from '../search/SuggestField.tsx'
import { emptyFilter, writeFilter } from '../search/directory-filter.ts'
import { readForm } from '../ui/read-form.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import './HeroSearch.css'
import './Hero.css'

export const Hero = () => (
  <div className="hero">
    <div className="home-inner">
      <div className="hero-words">
        <h1>Find blind, curtain and shutter suppliers near you</h1>
        <p>
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
        <PageLink to={`/directory?service=${service.toLowerCase()}`}>
          <SupplierTile tile={pictures[service as Service]} />
          {label}
        </PageLink>
      </li>
    ))}
  </ul>
)

const services = [
  ['all', 'All Services'],
  ['blinds', 'Blinds'],
  ['curtains', 'Curtains'],
  ['shutters', 'Shutters'],
  ['installation', 'Installation Only'],
  ['custom', 'Custom Solutions'],
] as const

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
      className="hero-search"
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
        <select id="hero-service" name="service" defaultValue="all">
          {services.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="solid-button">
        <Icon name="search" /> Search Now
      </button>
    </form>
  )
}
