import { useNavigate } from 'react-router'
import { useState, type FormEvent } from 'react'
import { SuggestField, type RecentSearch } from '../search/SuggestField.tsx'
import { emptyFilter, writeFilter } from '../search/directory-filter.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import './HeroSearch.css'

const services = [
  ['all', 'All Services'],
  ['blinds', 'Blinds'],
  ['curtains', 'Curtains'],
  ['shutters', 'Shutters'],
  ['installation', 'Installation Only'],
  ['custom', 'Custom Solutions'],
] as const

const loadRecent = () => import('../search/recent-searches.ts')

export const HeroSearch = () => {
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
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const service = text('service')
    const location = text('location')
    const params = writeFilter({
      ...emptyFilter,
      location,
      place: location === chosen.location ? chosen.place : '',
      services: service === 'all' ? [] : [service],
    })
    open(params.toString())
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
