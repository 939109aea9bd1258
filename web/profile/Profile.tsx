import { Box, chakra, Container, Grid, Heading } from '@chakra-ui/react'
import { MoreAdSlots } from '../ads/AdSlot.tsx'
import { useConfig } from '../page/config.tsx'
import { Head } from '../page/Head.tsx'
import type { SupplierProfileQuery } from '../graphql.generated.ts'
import { ReportListing } from '../reports/ReportListing.tsx'
import { SupplierReviews } from '../reviews/SupplierReviews.tsx'
import { Breadcrumbs, breadcrumbData, type Crumb } from '../ui/Breadcrumbs.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Motif, motifFor } from '../ui/Motif.tsx'
import { Rating } from '../ui/Stars.tsx'
import { localBusiness } from './local-business.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfileSidebar } from './ProfileSidebar.tsx'
import { ProfileTabs, type ProfileTab } from './ProfileTabs.tsx'
import { SimilarSuppliers } from './SimilarSuppliers.tsx'
import { TextList } from './TextList.tsx'
import { placeText } from '../suppliers/supplier-text.ts'
import './Profile.css'
import '../suppliers/SupplierCard.css'

export type ProfileSupplier = NonNullable<SupplierProfileQuery['supplier']>

/** Everything known about one supplier. */
export const Profile = ({ supplier }: { supplier: ProfileSupplier }) => {
  const { siteName, siteUrl } = useConfig()
  const crumbs = crumbsOf(supplier)
  const description =
    supplier.metaDescription ||
    supplier.description?.slice(0, 155) ||
    `${supplier.name}: blinds, curtains and shutters in ${placeText(supplier)}.`
  return (
    <>
      <Head
        title={supplier.metaTitle || `${supplier.name} | ${siteName}`}
        description={description}
        keywords={supplier.keywords.join(', ')}
        canonicalPath={`/suppliers/${supplier.id}`}
        picture={`supplier/${supplier.id}`}
        kind="profile"
        structuredData={[localBusiness(supplier, siteUrl), breadcrumbData(crumbs, siteUrl)]}
      />
      <Container className="profile" maxW="breakpoint-xl" py="2">
        <Breadcrumbs crumbs={crumbs} />
        <Box
          className="profile-banner"
          position="relative"
          height={{ base: '120px', md: '200px' }}
          borderRadius="l3"
          overflow="hidden"
          mb="5"
        >
          {supplier.bannerUrl ? (
            <chakra.img src={supplier.bannerUrl} alt="" width="100%" height="100%" objectFit="cover" />
          ) : (
            <Motif kind={motifFor(supplier.services)} seed={supplier.id} width={1200} height={200} />
          )}
          {supplier.isPremium && <span className="ribbon">Featured</span>}
        </Box>
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }} overflowWrap="anywhere">
          {supplier.name}
        </Heading>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" mt="2" mb="6" color="fg.muted">
          {supplier.averageRating > 0 ? (
            <chakra.span color="fg">
              <Rating {...supplier} />
            </chakra.span>
          ) : (
            <span>No ratings yet</span>
          )}
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <Icon name="pin" /> {placeText(supplier)}
          </chakra.span>
          {supplier.isVerified && (
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="1"
              color="accent.fg"
              fontWeight="600"
              title="We have checked that this business exists."
            >
              <Icon name="verified" /> Verified
            </chakra.span>
          )}
          {supplier.isDemo && (
            <chakra.span bg="brass.subtle" color="brass.fg" borderRadius="l2" px="2" fontSize="sm">
              Demonstration: a fictional supplier
            </chakra.span>
          )}
        </Box>
        <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 336px' }} gap="8" alignItems="start">
          <ProfileTabs tabs={tabsOf(supplier)} />
          <ProfileSidebar supplier={supplier} />
        </Grid>
        <ReportListing supplierId={supplier.id} />
        <SimilarSuppliers supplier={supplier} />
        <MoreAdSlots page="Supplier Profile" />
      </Container>
    </>
  )
}

/** The page's tabs; Industry Info only where there are keywords. */
const tabsOf = (supplier: ProfileSupplier): ProfileTab[] => [
  { value: 'about', label: 'About', content: <ProfileAbout supplier={supplier} /> },
  {
    value: 'services',
    label: 'Services',
    content: (
      <TextList title="Services" items={supplier.services} empty="This supplier has not listed its services yet." />
    ),
  },
  {
    value: 'reviews',
    label: 'Reviews',
    content: <SupplierReviews supplier={supplier} outside={supplier.outsideRatings} />,
  },
  ...(supplier.keywords.length > 0
    ? [
        {
          value: 'industry',
          label: 'Industry Info',
          content: <TextList title="Industry Info" items={supplier.keywords} />,
        },
      ]
    : []),
]

const crumbsOf = ({ name, county }: ProfileSupplier): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'Directory', to: '/directory' },
  ...(county ? [{ label: county, to: `/counties/${slugOf(county)}` }] : []),
  { label: name },
]

const slugOf = (county: string) =>
  county
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
