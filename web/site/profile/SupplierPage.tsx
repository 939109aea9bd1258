import type { ApolloClient } from '@apollo/client'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams, Link } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { type LoadArgs, answer404, redirectTo, useOneAddress } from '../../ui/page/screen.ts'
import { SupplierProfileDocument, useSupplierProfileQuery } from './SupplierPage.generated.ts'
import { readReviews } from '../reviews/read-reviews.ts'
import { NothingHere } from '../search/NothingHere.tsx'
import { LoadingHeading, Skeleton } from '../../ui/Skeletons.tsx'
import { useErrorToast } from '../ui/use-error-toast.ts'
import { MoreAdSlots } from '../ads/AdSlot.tsx'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { SupplierReviews } from '../reviews/SupplierReviews.tsx'
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Rating } from '../../ui/Stars.tsx'
import { CallButton, EmailButton } from './ContactButtons.tsx'
import { localBusiness } from './local-business.ts'
import type { ProfileSupplier } from './profile-supplier.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileSidebar } from './ProfileSidebar.tsx'
import { Tabs, type Tab } from '../ui/Tabs.tsx'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
import { TextList } from './TextList.tsx'
import { placeText, milesText } from '../suppliers/supplier-text.ts'
import { milesBetween } from '../../../api/places/geometry/miles-between.rules.ts'
import { useSimilarSuppliers_SupplierFragment } from './SimilarSuppliers.generated.ts'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import './SimilarSuppliers.css'
import './ReportListing.css'
import './ContactBar.css'
import './Profile.css'
import '../suppliers/SupplierCard.css'

export const load = async (client: ApolloClient, { params, request }: LoadArgs) => {
  const { data } = await client.query({ query: SupplierProfileDocument, variables: { id: params.id! } })
  if (!data?.supplier) return answer404()
  await readReviews(client, params.id!, data.supplier.reviews, new URL(request.url))
  const { id } = data.supplier // for a merged duplicate, the remaining supplier's
  return params.id === id ? null : redirectTo(`/suppliers/${id}`, request)
}

export const Component = () => {
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useSupplierProfileQuery({ variables: { id } })
  const supplier = data?.supplier
  useErrorToast('Failed to load supplier details. Please try again.', error)
  useOneAddress(supplier && `/suppliers/${supplier.id}`)
  if (supplier) return <Profile key={supplier.id} supplier={supplier} />
  return loading ? (
    <ProfileSkeleton />
  ) : (
    <NothingHere
      title="Supplier Not Found"
      description="There is no supplier at this address."
      text="The supplier you're looking for doesn't exist or there was an error loading the data."
      onRetry={error && refetch}
    >
      <BackButton />
    </NothingHere>
  )
}

const ProfileSkeleton = () => (
  <div className="container stack" aria-busy="true">
    <title>Loading the supplier…</title>
    <LoadingHeading text="Loading the supplier" />
    <Skeleton height={200} />
    <div className="profile-columns stack">
      <div className="stack">
        <Skeleton height={40} maxWidth={420} />
        <Skeleton height={20} maxWidth={260} />
        <Skeleton height={320} />
      </div>
      <Skeleton height={420} />
    </div>
  </div>
)

const Profile = ({ supplier }: { supplier: ProfileSupplier }) => {
  const { siteName, siteUrl } = useConfig()
  const banner = [supplier.bannerUrl, supplier.imageUrl].find(isShown)
  const description =
    supplier.metaDescription ||
    supplier.description ||
    `${supplier.name}: blinds, curtains and shutters in ${placeText(supplier)}.`
  return (
    <>
      <Head
        title={formatTitle(supplier, siteName)}
        isWholeTitle
        description={description}
        keywords={supplier.keywords.join(', ')}
        canonicalPath={`/suppliers/${supplier.id}`}
        picture={`supplier/${supplier.id}`}
        kind="profile"
        structuredData={[localBusiness(supplier, siteUrl)]}
      />
      <div className="container profile">
        <Breadcrumbs crumbs={getCrumbs(supplier)} />
        <div className="profile-banner">
          {isShown(banner) ? (
            <Picture address={banner} sizes="(min-width: 1248px) 1200px, 100vw" isFirst />
          ) : (
            <img src={`/pictures/suppliers/${supplier.id}.svg`} alt="" />
          )}
          {supplier.isPremium && <span className="ribbon">Featured</span>}
        </div>
        <div className="profile-name">
          {isShown(supplier.logoUrl) ? (
            <span className="card flat profile-logo">
              <Picture address={supplier.logoUrl} sizes={72} isFirst />
            </span>
          ) : (
            <SupplierTile tile={supplier.tile} />
          )}
          <div>
            <h1 className="page-title">
              <bdi>{supplier.name}</bdi>
            </h1>
            <p className="row muted profile-facts">
              {supplier.averageRating ? <Rating {...supplier} /> : <span>No ratings yet</span>}
              <span>
                <Icon name="pin" /> {placeText(supplier)}
              </span>
              {supplier.isDemo && <span className="badge profile-demo">Example listing, not a real business</span>}
            </p>
          </div>
        </div>
        <ContactBar supplier={supplier} />
        <ProfileFacts supplier={supplier} />
        <div className="profile-columns stack">
          <ProfileTabs tabs={getTabs(supplier)} />
          <ProfileSidebar supplier={supplier} />
        </div>
        <ReportListing supplierId={supplier.id} />
        <SimilarSuppliers supplier={supplier} />
        <MoreAdSlots page="Supplier Profile" />
      </div>
    </>
  )
}

/** Search engines cut longer titles. */
const maxTitleLength = 60

/** Duplicate names get a number; the site's name is added if it fits. */
const formatTitle = (supplier: ProfileSupplier, siteName: string): string => {
  const { name, city, county, metaTitle, namesakesBefore } = supplier
  if (metaTitle) return metaTitle
  const who = [name, city || county].filter(Boolean).join(', ')
  const own = namesakesBefore ? `${who} (${namesakesBefore + 1})` : who
  const whole = `${own} | ${siteName}`
  return whole.length <= maxTitleLength ? whole : own
}

const getTabs = (supplier: ProfileSupplier): Tab[] => [
  { value: 'about', label: 'About', content: <ProfileAbout supplier={supplier} /> },
  {
    value: 'services',
    label: 'Services',
    count: supplier.services.length,
    content: <TextList title="Services" items={supplier.services} empty="No services listed yet." />,
  },
  { value: 'reviews', label: 'Reviews', count: supplier.reviewCount, content: <SupplierReviews supplier={supplier} /> },
  ...(supplier.keywords.length > 0
    ? [
        {
          value: 'industry',
          label: 'Industry Info',
          count: supplier.keywords.length,
          content: (
            <TextList
              title="Industry Info"
              lead="Customers find this supplier when searching for:"
              items={supplier.keywords}
            />
          ),
        },
      ]
    : []),
]

const getCrumbs = ({ name, county, countyUrlName }: ProfileSupplier): Crumb[] => [
  { label: 'Directory', to: '/directory' },
  ...(county && countyUrlName ? [{ label: county, to: `/counties/${countyUrlName}` }] : []),
  { label: name },
]

/** With large text, the bar has two rows. */
const publishHeight = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const page = document.documentElement.style
  const observer = new ResizeObserver(() => {
    const isFixed = getComputedStyle(bar).position === 'fixed'
    page.setProperty('--site-fixed-below', `${isFixed ? bar.offsetHeight : 0}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    page.removeProperty('--site-fixed-below')
  }
}

/** Links, which work without JavaScript. */
const ContactBar = ({ supplier: { phone, email } }: { supplier: ProfileSupplier }) =>
  (phone || email) && (
    <div className="contact-bar" role="group" aria-label="Call or email" ref={publishHeight}>
      {phone && <CallButton phone={phone} />}
      {email && <EmailButton email={email} />}
    </div>
  )

/** A tab's `value` is its name in the address, such as ?tab=reviews. */
const ProfileTabs = ({ tabs }: { tabs: readonly Tab[] }) => {
  const [params, setParams] = useSearchParams()
  const shown = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0]!
  const show = (value: string) =>
    setParams(
      (before) => {
        before.delete('tab')
        if (value !== tabs[0]!.value) before.set('tab', value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return <Tabs label="About this supplier" tabs={tabs} shown={shown.value} onShow={show} />
}

const ReportForm = createLazyComponent(async () => (await import('./ReportForm.tsx')).ReportForm, {
  waiting: <p role="status">Loading the form…</p>,
  name: 'The form',
})

const ReportListing = ({ supplierId }: { supplierId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="report-listing">
      <button
        type="button"
        className="touch text-link small-text needs-code"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="flag" size={20} /> Report this listing
      </button>
      {isOpen && (
        <div className="card flat">
          <ReportForm supplierId={supplierId} />
        </div>
      )}
    </div>
  )
}

type SupplierRef = Parameters<typeof useSimilarSuppliers_SupplierFragment>[0]

const SimilarSuppliers = ({ supplier: from }: { supplier: SupplierRef }) => {
  const { data, complete } = useSimilarSuppliers_SupplierFragment(from)
  if (!complete || data.similar.length === 0) return null
  return (
    <HydrateOnVisible as="section" className="similar" aria-labelledby="similar-suppliers">
      <h2 className="heading small" id="similar-suppliers">
        Similar suppliers nearby
      </h2>
      <ul className="auto-grid">
        {data.similar.map((other) => {
          const miles = milesBetween(data, other)
          return (
            <li key={other.id} className="card flat small-text">
              <SupplierTile tile={other.tile} />
              <div>
                <h3 className="heading tiny">
                  <Link to={`/suppliers/${other.id}`}>
                    <bdi>{other.name}</bdi>
                  </Link>
                </h3>
                <p className="muted">
                  <span>{`${placeText(other)} `}</span>
                  {miles !== undefined && <span className="no-break">{`· ${milesText(miles)}`}</span>}
                </p>
                <Rating {...other} />
                <p className="muted">{other.services.slice(0, 3).join(', ')}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </HydrateOnVisible>
  )
}

/** Opens the directory if the visitor came from elsewhere. */
const BackButton = () => {
  const navigate = useNavigate()
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/directory'))
  return (
    <button type="button" className="solid-button compact" onClick={goBack}>
      Go Back
    </button>
  )
}
