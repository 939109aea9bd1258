import type { ApolloClient } from '@apollo/client'
import { useParams } from 'react-router'
import { Head } from '../../ui/page/Head.tsx'
import { type LoadArgs, answer404, redirectTo, useOneAddress } from '../../ui/page/screen.ts'
import type { Service } from '../../schema.generated.ts'
import { CountyDocument, useCountyQuery } from './CountyPage.generated.ts'
import { CountySuppliersDocument } from './CountySuppliers.generated.ts'
import { NothingHere } from '../search/NothingHere.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { CardSkeletons, LoadingHeading, Skeleton } from '../../ui/Skeletons.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { isArranged, readArrangement, toVariables } from './arrangement.ts'
import { faqData } from '../../ui/page/faq-data.ts'
import { getCountyQuestions } from './county-questions.ts'
import { guessCountyName, nationNames } from './county-name.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import { CountyAdvice, CountyGuide, CountyQuestions, MajorCities } from './CountyGuide.tsx'
import { CountySection } from './CountySection.tsx'
import { CountyPicture } from './CountyPicture.tsx'
import { serviceLabels } from '../../../api/suppliers/rules/service.rules.ts'
import { CountyStatistics } from './CountyStatistics.tsx'
import type { ShownCounty } from './county-types.ts'
import { SuppliersByCity } from './SuppliersByCity.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import '../ui/swipe-row.css'
import './CountyPage.css'

export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const requestedName = params.county ?? ''
  const chosen = readArrangement(new URL(request.url).searchParams)
  const [{ data }] = await Promise.all([
    client.query({ query: CountyDocument, variables: { urlName: requestedName } }),
    ...(isArranged(chosen)
      ? [client.query({ query: CountySuppliersDocument, variables: toVariables(requestedName, chosen) })]
      : []),
  ])
  if (!data?.county) return answer404()
  const { urlName } = data.county
  return requestedName === urlName ? null : redirectTo(`/counties/${urlName}`, request) // a county has one address
}

export const Component = () => {
  const { county: slug = '' } = useParams()
  const name = guessCountyName(slug)
  const { data, loading, error, refetch } = useCountyQuery({ variables: { urlName: slug }, skip: !name })
  const county = data?.county
  useErrorToast('Failed to load suppliers. Please try again.', error)
  useOneAddress(county && `/counties/${county.urlName}`)
  if (county) return <CountyView key={county.id} county={county} />
  return loading ? (
    <CountySkeleton name={name} />
  ) : (
    <NothingHere
      title="County Not Found"
      description="There is no county at this address."
      text={
        name
          ? `We couldn't find any suppliers in ${name}. Please check the county name or try another location.`
          : 'Please specify a county to view suppliers.'
      }
      onRetry={error && refetch}
      words={name}
    >
      <ButtonLink to="/counties">Browse All Counties</ButtonLink>
    </NothingHere>
  )
}

const CountySkeleton = ({ name }: { name: string }) => (
  <div className="container stack">
    <CountyHead name={name} />
    <LoadingHeading text="Loading the county" />
    <Skeleton height={40} maxWidth={560} />
    <Skeleton height={20} maxWidth={380} />
    <CardSkeletons count={6} />
  </div>
)

const CountyView = ({ county }: { county: ShownCounty }) => {
  const { name, urlName, content, supplierCount, featuredSuppliers, featuredCount } = county
  return (
    <div className={`container county-page${featuredSuppliers.length ? '' : ' towns-first'}`}>
      <CountyHead name={name} county={county} />
      <Breadcrumbs crumbs={[{ label: 'Counties', to: '/counties' }, { label: name }]} />
      <Hero county={county} />
      {supplierCount === 0 && <NoSuppliers name={name} />}
      {featuredSuppliers.length > 0 && (
        <section aria-labelledby="featured">
          <h2 className="heading" id="featured">
            Featured Suppliers in {name}
          </h2>
          <p className="muted small-text">Premium suppliers, best reviewed first</p>
          <ul className="county-cards stack swipe-row">
            {featuredSuppliers.map((supplier) => (
              <HydrateOnVisible key={supplier.id} as="li">
                <SupplierCard supplier={supplier} />
              </HydrateOnVisible>
            ))}
          </ul>
          {featuredCount > featuredSuppliers.length && (
            <PageLink className="more-link" to={`/counties/${urlName}/featured`}>
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
        <div className="county-columns auto-grid">
          <MajorCities guide={content} county={county} />
          <CountyQuestions name={name} guide={content} />
        </div>
      )}
      <CountyServices county={county} />
      <Neighbours county={county} />
    </div>
  )
}

const jumps = [
  ['#suppliers', 'By town'],
  ['#guide', 'Local guide'],
  ['#questions', 'Questions'],
] as const

const Hero = ({ county: { name, urlName, country, supplierCount, description, content } }: { county: ShownCounty }) => (
  <header className="county-hero">
    <div>
      <h1 className="heading county-title">
        Blinds & Curtains Suppliers <span>in {name}</span>
      </h1>
      {supplierCount > 0 && (
        <p className="county-found">
          We've found {plural(supplierCount, 'trusted supplier')} in{' '}
          {[name, country && nationNames[country]].filter(Boolean).join(', ')}.
        </p>
      )}
      {description && !content && <p className="county-description">{description}</p>}
      {supplierCount > 0 && content && (
        <nav className="row small-text county-jumps" aria-label="On this page">
          {[...jumps, [mapAddress(name), 'Map'] as const].map(([to, label]) => (
            <PageLink key={to} className="touch text-link" to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
      )}
    </div>
    {supplierCount > 0 ? (
      <PageLink className="county-hero-picture" to={mapAddress(name)}>
        <CountyPicture urlName={urlName} />
        <span className="pill">
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
  <div className="card flat nothing-here">
    <h2 className="heading">No Suppliers Found</h2>
    <p>We couldn't find any blind or curtain suppliers in {name}. Please try another county or check back later.</p>
    <ButtonLink to="/counties">Browse All Counties</ButtonLink>
  </div>
)

const Neighbours = ({ county: { neighbours } }: { county: ShownCounty }) =>
  neighbours.length > 0 ? (
    <CountySection id="neighbours" title="Neighbouring Counties" of={neighbours}>
      <ul className="row county-neighbours">
        {neighbours.map(({ id, name, urlName, supplierCount }) => (
          <li key={id}>
            <PageLink className="pill" to={`/counties/${urlName}`}>
              {name}
              <span className="count">{supplierCount ? plural(supplierCount, 'supplier') : 'Coming soon'}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </CountySection>
  ) : null

const CountyServices = ({ county: { name, services } }: { county: ShownCounty }) =>
  services.length > 0 ? (
    <nav className="row small-text county-jumps" aria-label={`Services in ${name}`}>
      {services.map((service) => (
        <PageLink key={service} className="touch text-link" to={`/directory?${toSearchQuery(service, name)}`}>
          {serviceLabels[service]} in {name}
        </PageLink>
      ))}
    </nav>
  ) : null

const toSearchQuery = (service: Service, county: string) =>
  new URLSearchParams({ service: service.toLowerCase(), county }).toString()

const CountyHead = ({ name, county }: { name: string; county?: ShownCounty }) => {
  const count = county?.supplierCount ?? 0
  return (
    <Head
      title={`Blinds & Curtains Suppliers in ${name}`}
      description={`Find trusted blinds, curtains and shutters suppliers in ${name}. Compare ${count > 1 ? `${thousands(count)} ` : ''}local suppliers by rating and reviews, with a guide to homes and windows in ${name}.`}
      keywords={`blinds ${name}, curtains ${name}, shutters ${name}, blind fitters ${name}, made to measure curtains ${name}`}
      {...(county
        ? { canonicalPath: `/counties/${county.urlName}`, picture: `county/${county.urlName}`, noIndex: count === 0 }
        : {})}
      structuredData={county?.content ? [faqData(getCountyQuestions(name, county.content))] : []}
    />
  )
}
