import { plural } from '../../../api/text/plural.rules.ts'
import type { ApolloClient } from '@apollo/client'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { itemList } from '../../ui/page/item-list.ts'
import type { Nation } from '../../schema.generated.ts'
import { CountiesDocument, useCountiesQuery, type CountiesQuery } from './CountiesPage.generated.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { Skeleton, SkeletonItems } from '../../ui/Skeletons.tsx'
import { nationNames } from './county-name.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import './CountiesPage.css'
import { CountyPicture } from './CountyPicture.tsx'

export const load = async (client: ApolloClient) => {
  await client.query({ query: CountiesDocument })
  return null
}

export const Component = () => {
  const { data, error, refetch } = useCountiesQuery()
  const open = data?.counties.filter(({ supplierCount }) => supplierCount > 0) ?? [] // search engines should not index the others
  return (
    <div className="container">
      <Head
        title="Blinds & Curtains Suppliers by County"
        description="Find blind, curtain and shutter suppliers in every county of England, Scotland, Wales and Northern Ireland, each with a guide to its homes and weather."
        keywords="blinds by county, curtains by county, shutters, local suppliers, UK counties"
        canonicalPath="/counties"
        structuredData={itemList(
          open.map(({ urlName }) => `/counties/${urlName}`),
          useConfig().siteUrl,
        )}
      />
      <Breadcrumbs crumbs={[{ label: 'Counties' }]} />
      <h1 className="page-title below-crumbs">Blinds & Curtains Suppliers by County</h1>
      <p className="lead">Choose your county to see suppliers near you, grouped by town.</p>
      <AdSlot id="counties-top-banner" />
      {data ? (
        <Loaded counties={data.counties} countries={data.countries} />
      ) : error ? (
        <section className="stack">
          <h2 className="heading">Unable to Load Counties</h2>
          <Failed
            message="We encountered an error while loading the county data. Please try again later."
            onRetry={refetch}
          />
        </section>
      ) : (
        <CountiesSkeleton />
      )}
      <AdSlot id="counties-bottom-banner" />
      <MoreAdSlots page="Counties" />
    </div>
  )
}

const Loaded = ({ counties, countries }: CountiesQuery) => (
  <>
    <TopCounties counties={counties} />
    <CountiesByLetter counties={counties} />
    {countries.length > 0 && (
      <section aria-labelledby="other-countries">
        <h2 className="heading" id="other-countries">
          Outside the UK
        </h2>
        <ul className="other-countries auto-grid">
          {countries.map(({ id, name, urlName, supplierCount }) => (
            <li key={id}>
              <CountyLink to={`/countries/${urlName}`} name={name} supplierCount={supplierCount} />
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className="about-counties">
      <h2 className="heading">How our county pages work</h2>
      <p>
        Each page lists the suppliers based in that county, highest rated first, with advice for its homes and weather.
        Many suppliers travel beyond their own county, so try the neighbouring ones too.
      </p>
      <p>
        We list all 108 counties and council areas of the United Kingdom. “Coming soon” means the guide is ready but no
        suppliers are listed yet.
      </p>
    </section>
  </>
)

const CountiesSkeleton = () => (
  <div className="stack" role="status" aria-busy="true" aria-label="Loading">
    <Skeleton height={28} maxWidth={280} />
    <ul className="top-counties auto-grid">
      <SkeletonItems count={6} height={90} />
    </ul>
    <Skeleton height={48} />
    <Skeleton height={480} />
  </div>
)

type ListedCounty = CountiesQuery['counties'][number]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

const CountiesByLetter = ({ counties }: { counties: ListedCounty[] }) => {
  const groups = alphabet.map((letter) => ({
    letter,
    group: counties.filter(({ name }) => name.toUpperCase().startsWith(letter)),
  }))
  return (
    <section aria-labelledby="all-counties">
      <h2 className="heading" id="all-counties">
        All Counties A–Z
      </h2>
      <nav className="letters" aria-label="Counties by first letter">
        {groups.map(({ letter, group }) =>
          group.length ? (
            <a key={letter} className="square accent" href={`#letter-${letter}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} className="square" aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      {groups
        .filter(({ group }) => group.length)
        .map(({ letter, group }) => (
          <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
            <h3 className="heading" id={`letter-${letter}`}>
              {letter}
            </h3>
            <ul className="auto-grid">
              {group.map((county) => (
                <li key={county.id}>
                  <CountyLink {...county} to={`/counties/${county.urlName}`} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  )
}

interface CountyLinkProps {
  to: string
  name: string
  country?: Nation | null
  supplierCount: number
}

const CountyLink = ({ to, name, country, supplierCount }: CountyLinkProps) => (
  <PageLink to={to} className="row between county-link hoverable">
    <span>
      <strong className="block">{name}</strong>
      {country && <small className="muted tiny-text">{nationNames[country]}</small>}
    </span>
    <span className={supplierCount ? 'badge' : 'muted tiny-text'}>
      {supplierCount ? plural(supplierCount, 'supplier') : 'Coming soon'}
    </span>
  </PageLink>
)

const maxTop = 6

const TopCounties = ({ counties }: { counties: ListedCounty[] }) => {
  const top = counties
    .filter(({ supplierCount }) => supplierCount > 0)
    .sort((a, b) => b.supplierCount - a.supplierCount)
    .slice(0, maxTop)
  return top.length > 0 ? (
    <section aria-labelledby="top-locations">
      <h2 className="heading" id="top-locations">
        Top Supplier Locations
      </h2>
      <ul className="top-counties auto-grid">
        {top.map(({ id, name, urlName, supplierCount }) => (
          <li key={id}>
            <PageLink to={`/counties/${urlName}`} className="card top-county">
              <span className="top-county-picture">
                <CountyPicture urlName={urlName} />
              </span>
              <span>
                <strong className="heading small">{name}</strong>
                <span className="muted small-text">{plural(supplierCount, 'supplier')}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ) : null
}
