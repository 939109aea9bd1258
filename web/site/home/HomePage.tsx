import type { ApolloClient } from '@apollo/client'
import { AdSlot, MoreAdSlots } from '../ads/AdSlot.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { faqData } from '../../ui/page/faq-data.ts'
import { FeaturedSuppliersDocument, useFeaturedSuppliersQuery } from './FeaturedSuppliers.generated.ts'
import { LatestPostsDocument, useLatestPostsQuery } from './LatestPosts.generated.ts'
import { PopularLocationsDocument, usePopularLocationsQuery } from './PopularLocations.generated.ts'
import { RegisterBusiness } from '../registration/RegisterBusiness.tsx'
import { ChoosingGuide, ComparisonTable, CompleteGuide, DecisionChecklist } from './HomeGuides.tsx'
import { Hero } from './Hero.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'
import { treatmentQuestions } from './treatment-questions.ts'
import { SupplierCard } from '../suppliers/SupplierCard.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { CardSkeletons, SkeletonItems } from '../../ui/Skeletons.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { plural } from '../../../api/text/plural.rules.ts'
import { PostCard } from '../blog/PostCard.tsx'
import { Stars } from '../../ui/Stars.tsx'
import type { PublicConfig } from '../../../api/pages/page.rules.ts'
import '../ui/swipe-row.css'
import './home.css'

export const load = async (client: ApolloClient) => {
  await Promise.all(
    [FeaturedSuppliersDocument, PopularLocationsDocument, LatestPostsDocument].map((query) => client.query({ query })),
  )
  return null
}

export const Component = () => {
  const config = useConfig()
  return (
    <div className="home">
      <Head
        title={`${config.siteName} | UK & Europe's Trusted Suppliers`}
        isWholeTitle
        description="Find and compare local suppliers of blinds, curtains and shutters across the UK and Europe: services, customers’ reviews and contact details in one place."
        canonicalPath="/"
        structuredData={homeData(config)}
      />
      <Hero />
      <div className="container">
        <AdSlot id="home-top-banner" />
      </div>
      <FeaturedSuppliers />
      <PopularLocations />
      <HowItWorks />
      <LatestPosts />
      <Testimonials />
      <div className="container">
        <AdSlot id="home-mid-section" />
      </div>
      <ChoosingGuide />
      <CompleteGuide />
      <ComparisonTable />
      <DecisionChecklist />
      <TreatmentFaq />
      <div className="container">
        <AdSlot id="home-bottom-banner" />
        <MoreAdSlots page="Homepage" />
      </div>
      <RegisterBusiness />
    </div>
  )
}

const TreatmentFaq = () => (
  <Section title="Window Treatment FAQ" isTinted>
    <Questions name="treatments" questions={treatmentQuestions} />
  </Section>
)

const FeaturedSuppliers = () => {
  const featured = useFeaturedSuppliersQuery()
  return (
    <Section
      title="Featured Suppliers"
      lead="Premium suppliers, best reviewed first"
      more={{ label: 'View all suppliers', to: '/directory' }}
    >
      <Loaded query={featured} failed="Failed to load featured suppliers. Please try again later.">
        {({ featuredSuppliers }) => (
          <>
            <ul className="card-grid auto-grid swipe-row">
              {featuredSuppliers.map((supplier) => (
                <HydrateOnVisible key={supplier.id} as="li">
                  <SupplierCard supplier={supplier} />
                </HydrateOnVisible>
              ))}
            </ul>
            {featuredSuppliers.length === 0 && <p>No suppliers are featured at the moment.</p>}
          </>
        )}
      </Loaded>
    </Section>
  )
}

const PopularLocations = () => {
  const { data, error, refetch } = usePopularLocationsQuery()
  return (
    <Section title="Popular Locations" isTinted>
      {error && !data ? (
        <Failed message="Failed to load popular locations. Please try again later." error={error} onRetry={refetch} />
      ) : (
        <ul className="place-tiles auto-grid" aria-busy={!data} aria-label="Popular locations">
          {data ? (
            [
              ...data.popularLocations.map(({ name, supplierCount }) => ({
                to: `/directory?location=${encodeURIComponent(name)}`,
                picture: (
                  <img src={`/pictures/towns/${encodeURIComponent(name)}.svg`} alt="" loading="lazy" decoding="async" />
                ),
                name,
                text: plural(supplierCount, 'supplier'),
              })),
              ...allLocations,
            ].map(({ to, picture, name, text }) => (
              <li key={name}>
                <Link className="card flat place-tile" to={to}>
                  <span className="place-tile-picture">{picture}</span>
                  <span>
                    <strong className="block heading tiny">{name}</strong>{' '}
                    <small className="muted small-text">{text}</small>
                  </span>
                </Link>
              </li>
            ))
          ) : (
            <SkeletonItems count={8} height={80} />
          )}
        </ul>
      )}
    </Section>
  )
}

const allLocations = [
  { to: '/counties', picture: <Icon name="map" size={26} />, name: 'Browse by County', text: 'All UK counties' },
  {
    to: '/directory',
    picture: <Icon name="list" size={26} />,
    name: 'View All Locations',
    text: 'Browse all suppliers',
  },
]

const steps = [
  {
    title: 'Search',
    icon: 'search',
    text: 'Enter a town, county or postcode and the kind of work: blinds, curtains, shutters or just fitting.',
  },
  {
    title: 'Compare',
    icon: 'compare',
    text: 'See who is close by, what they do, and how their customers rate them. Read the reviews in full.',
  },
  {
    title: 'Connect',
    icon: 'phone',
    text: 'Call or email the suppliers you like. You deal with them directly, and we take no commission.',
  },
]

const HowItWorks = () => (
  <Section title="How It Works">
    <ol className="steps auto-grid accent-icons">
      {steps.map(({ title, icon, text }, index) => (
        <li key={title}>
          <span className="step-number square heading small" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="heading small touch">
            <span className="visually-hidden">{index + 1} </span>
            {title} <Icon name={icon} size={20} />
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)

const LatestPosts = () => {
  const latest = useLatestPostsQuery()
  return (
    <Section title="Latest from our Blog" more={{ label: 'View all articles', to: '/blog' }} isTinted>
      <Loaded query={latest} failed="Failed to load blog posts. Please try again later.">
        {({ latestPosts }) => (
          <>
            <ul className="post-grid auto-grid swipe-row">
              {latestPosts.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
            {latestPosts.length === 0 && <p>There are no articles yet.</p>}
          </>
        )}
      </Loaded>
    </Section>
  )
}

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error?: unknown; refetch: () => unknown }
  failed: string
  children: (data: Data) => ReactNode
}

const Loaded = <Data,>({ query: { data, error, refetch }, failed, children }: LoadedProps<Data>) =>
  data ? (
    children(data)
  ) : error ? (
    <Failed message={failed} error={error} onRetry={refetch} />
  ) : (
    <CardSkeletons count={3} />
  )

const Testimonials = () => (
  <Section
    title="What Our Users Say"
    lead="These are illustrative quotes. For real customer reviews, see each supplier’s profile."
  >
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or the arrow keys could not swipe it */}
    <ul className="testimonials auto-grid swipe-row" aria-label="Examples" tabIndex={0}>
      {testimonials.map(({ id, text, name, location, rating }) => (
        <li key={id}>
          <figure className="card flat">
            <Stars rating={rating} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption className="muted small-text">
              <strong>{name}</strong> {location}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </Section>
)

/** Fixed examples, labelled as such; never in structured data. */
const testimonials = [
  {
    id: 1,
    text: 'I typed in our postcode and had three blind fitters within eight miles. Two came to measure the same week, and the reviews told me which one to call first.',
    name: 'Sarah Johnson',
    location: 'Manchester',
    rating: 5,
  },
  {
    id: 2,
    text: 'We wanted shutters for an awkward bay and did not know who to ask. Filtering by service left a short list of people who do nothing else.',
    name: 'David Thompson',
    location: 'Bristol',
    rating: 4.5,
  },
  {
    id: 3,
    text: 'The measuring guide saved me from ordering curtains that were too short. I would have liked more suppliers in my village, but the next town had plenty.',
    name: 'Emma Williams',
    location: 'Edinburgh',
    rating: 4,
  },
]

type Site = Pick<PublicConfig, 'siteName' | 'siteUrl' | 'logoUrl' | 'email' | 'phone' | 'address' | 'social'>

const homeData = ({ siteName, siteUrl, logoUrl, email, phone, address, social }: Site) => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: siteName,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/directory?location={location}` },
      'query-input': 'required name=location',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: `${siteUrl}/`,
    ...(logoUrl && { logo: siteUrl + logoUrl }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address: address.replace(/\n+/g, ', ') }),
    ...(social && { sameAs: Object.values(social) }),
  },
  faqData(treatmentQuestions),
]
