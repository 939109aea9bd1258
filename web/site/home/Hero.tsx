import { HeroSearch } from './HeroSearch.tsx'
import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import type { Service } from '../../schema.generated.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
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
