import { MoreAdSlots } from '../ads/AdSlot.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { ReportListing } from './ReportListing.tsx'
import { SupplierReviews } from '../reviews/SupplierReviews.tsx'
import { Breadcrumbs, breadcrumbData, type Crumb } from '../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Rating } from '../../ui/Stars.tsx'
import { ContactBar } from './ContactBar.tsx'
import { localBusiness } from './local-business.ts'
import type { ProfileSupplier } from './profile-supplier.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileSidebar } from './ProfileSidebar.tsx'
import { ProfileTabs, type ProfileTab } from './ProfileTabs.tsx'
import { SimilarSuppliers } from './SimilarSuppliers.tsx'
import { SupplierTile } from '../suppliers/SupplierTile.tsx'
import { TextList } from './TextList.tsx'
import { placeText } from '../suppliers/supplier-text.ts'
import './Profile.css'
import '../suppliers/SupplierCard.css'

export const Profile = ({ supplier }: { supplier: ProfileSupplier }) => {
  const { siteName, siteUrl } = useConfig()
  const crumbs = getCrumbs(supplier)
  const banner = [supplier.bannerUrl, supplier.imageUrl].find(isShown)
  const description =
    supplier.metaDescription ||
    supplier.description ||
    `${supplier.name}: blinds, curtains and shutters in ${placeText(supplier)}.`
  return (
    <>
      <Head
        title={formatTitle(supplier, siteName)}
        description={description}
        keywords={supplier.keywords.join(', ')}
        canonicalPath={`/suppliers/${supplier.id}`}
        picture={`supplier/${supplier.id}`}
        kind="profile"
        structuredData={[localBusiness(supplier, siteUrl), breadcrumbData(crumbs, siteUrl)]}
      />
      <div className="container profile">
        <Breadcrumbs crumbs={crumbs} />
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
            <span className="profile-logo">
              <Picture address={supplier.logoUrl} sizes={72} isFirst />
            </span>
          ) : (
            <SupplierTile tile={supplier.tile} />
          )}
          <div>
            <h1 className="page-title">
              <bdi>{supplier.name}</bdi>
            </h1>
            <p className="profile-facts">
              {supplier.averageRating ? (
                <span className="profile-rating">
                  <Rating {...supplier} />
                </span>
              ) : (
                <span>No ratings yet</span>
              )}
              <span className="profile-fact">
                <Icon name="pin" /> {placeText(supplier)}
              </span>
              {supplier.isDemo && <span className="profile-demo">Example listing, not a real business</span>}
            </p>
          </div>
        </div>
        <ContactBar supplier={supplier} />
        <ProfileFacts supplier={supplier} />
        <div className="profile-columns">
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

/** The editor's title, or name and town with a number if others are called the same, and the site's name if it fits. */
const formatTitle = (supplier: ProfileSupplier, siteName: string): string => {
  const { name, city, county, metaTitle, namesakesBefore } = supplier
  if (metaTitle) return metaTitle
  const who = [name, city || county].filter(Boolean).join(', ')
  const own = namesakesBefore ? `${who} (${namesakesBefore + 1})` : who
  const whole = `${own} | ${siteName}`
  return whole.length <= maxTitleLength ? whole : own
}

const getTabs = (supplier: ProfileSupplier): ProfileTab[] => [
  { value: 'about', label: 'About', content: <ProfileAbout supplier={supplier} /> },
  {
    value: 'services',
    label: 'Services',
    count: supplier.services.length,
    content: <TextList title="Services" items={supplier.services} empty="No services listed yet." />,
  },
  {
    value: 'reviews',
    label: 'Reviews',
    count: supplier.reviewCount,
    content: <SupplierReviews supplier={supplier} outside={supplier.outsideRatings} />,
  },
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
  { label: 'Home', to: '/' },
  { label: 'Directory', to: '/directory' },
  ...(county && countyUrlName ? [{ label: county, to: `/counties/${countyUrlName}` }] : []),
  { label: name },
]
