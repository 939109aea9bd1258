import { useNavigate } from 'react-router'
import type { FormEvent } from 'react'
import { writeFilter } from '../suppliers/directory-filter.ts'
import { Icon } from '../ui/Icon.tsx'

const services = [
  ['all', 'All Services'],
  ['blinds', 'Blinds'],
  ['curtains', 'Curtains'],
  ['shutters', 'Shutters'],
  ['installation', 'Installation Only'],
  ['custom', 'Custom Solutions'],
] as const

/** Leads to the directory with what was filled in; without JavaScript the form itself does. */
export const HeroSearch = () => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const params = writeFilter({ search: '', location: text('location'), service: text('service'), sort: '' })
    void navigate({ pathname: '/directory', search: params.toString() })
  }
  return (
    <form className="hero-search" method="get" action="/directory" role="search" aria-label="Suppliers" onSubmit={search}>
      <label htmlFor="hero-location">Location</label>
      <input id="hero-location" name="location" placeholder="City, county or postcode" autoComplete="postal-code" maxLength={100} />
      <label htmlFor="hero-service">Service Type</label>
      <select id="hero-service" name="service" defaultValue="all">
        {services.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
      </select>
      <button type="submit" className="solid-button"><Icon name="search" /> Search Now</button>
    </form>
  )
}
