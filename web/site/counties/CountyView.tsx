import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../ui/thousands.ts'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { CountyAdvice } from './CountyAdvice.tsx'
import { CountyGuide } from './CountyGuide.tsx'
import { getCountyCrumbs, CountyHead } from './CountyHead.tsx'
import { CountyPicture } from './CountyPicture.tsx'
import { CountyQuestions } from './CountyQuestions.tsx'
import { CountyServices } from './CountyServices.tsx'
import { CountyStatistics } from './CountyStatistics.tsx'
import { nationNames, suppliersText } from './county-name.ts'
import type { ShownCounty } from './county-types.ts'
import { MajorCities } from './MajorCities.tsx'
import { SuppliersByCity } from './SuppliersByCity.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import '../ui/swipe-row.css'
import './CountyPage.css'

/** A county's page. Each part hydrates when it becomes visible. */
export const CountyView = ({ county }: { county: ShownCounty }) => {
  const { name, urlName, content, supplierCount, featuredSuppliers, featuredCount } = county
  return (
    <div className="container county-page">
      <CountyHead name={name} county={county} />
      <Breadcrumbs crumbs={getCountyCrumbs(name)} />
      <Hero county={county} />
      {supplierCount === 0 && <NoSuppliers name={name} />}
      {featuredSuppliers.length > 0 && (
        <section aria-labelledby="featured">
          <h2 className="heading" id="featured">
            Featured Suppliers in {name}
          </h2>
          <p className="muted small-text">Premium suppliers, best reviewed first</p>
          <ul className="county-cards swipe-row">
            {featuredSuppliers.map((supplier) => (
              <HydrateOnVisible key={supplier.id} as="li">
                <SupplierCard supplier={supplier} />
              </HydrateOnVisible>
            ))}
          </ul>
          {featuredCount > featuredSuppliers.length && (
            <PageLink className="county-more" to={`/counties/${urlName}/featured`}>
              See all {thousands(featuredCount)} featured suppliers in {name}
            </PageLink>
          )}
        </section>
      )}
      {supplierCount > 0 && <SuppliersByCity county={county} />}
      {supplierCount > 0 && <CountyStatistics county={county} />}
      {supplierCount > 0 && <CountyAdvice county={county} />}
      {content && <CountyGuide name={name} lead={county.description} guide={content} />}
      {content && (
        <div className="county-columns">
          <MajorCities guide={content} county={county} />
          <CountyQuestions name={name} guide={content} />
        </div>
      )}
      <CountyServices county={county} />
      <Neighbours county={county} />
    </div>
  )
}

const Hero = ({ county: { name, urlName, country, supplierCount, description, content } }: { county: ShownCounty }) => (
  <header className="county-hero">
    <div>
      <h1 className="heading county-title">
        Blinds & Curtains Suppliers <span>in {name}</span>
      </h1>
      {supplierCount > 0 && (
        <p className="county-found">
          We've found {thousands(supplierCount)} trusted {supplierCount === 1 ? 'supplier' : 'suppliers'} in{' '}
          {[name, country && nationNames[country]].filter(Boolean).join(', ')}.
        </p>
      )}
      {description && !content && <p className="county-description">{description}</p>}
      {supplierCount > 0 && content && (
        <nav className="county-jumps" aria-label="On this page">
          <a href="#suppliers">By town</a>
          <a href="#guide">Local guide</a>
          <a href="#questions">Questions</a>
          <PageLink to={mapAddress(name)}>Map</PageLink>
        </nav>
      )}
    </div>
    {supplierCount > 0 ? (
      <PageLink className="county-hero-picture" to={mapAddress(name)}>
        <CountyPicture urlName={urlName} />
        <span>
          <Icon name="map" /> Open the map <span className="visually-hidden">of suppliers in {name}</span>
        </span>
      </PageLink>
    ) : (
      <div className="county-hero-picture">
        <CountyPicture urlName={urlName} />
      </div>
    )}
  </header>
)

const mapAddress = (county: string) => `/directory?${new URLSearchParams({ county, view: 'map' })}`

const NoSuppliers = ({ name }: { name: string }) => (
  <div className="card flat county-empty">
    <h2 className="heading">No Suppliers Found</h2>
    <p className="muted">
      We couldn't find any blind or curtain suppliers in {name}. Please try another county or check back later.
    </p>
    <ButtonLink to="/counties">Browse All Counties</ButtonLink>
  </div>
)

const Neighbours = ({ county: { neighbours } }: { county: ShownCounty }) =>
  neighbours.length > 0 ? (
    <HydrateOnVisible as="section" aria-labelledby="neighbours" of={neighbours}>
      <h2 className="heading" id="neighbours">
        Neighbouring Counties
      </h2>
      <ul className="county-neighbours">
        {neighbours.map(({ id, name, urlName, supplierCount }) => (
          <li key={id}>
            <PageLink to={`/counties/${urlName}`}>
              {name}
              <span>{supplierCount ? suppliersText(supplierCount) : 'Coming soon'}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </HydrateOnVisible>
  ) : null
