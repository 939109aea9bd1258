import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { lazy, type ReactNode } from 'react'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { WhenNear } from '../ui/WhenNear.tsx'
import type { ProfileSupplier } from './Profile.tsx'
import { addressOf, contactText, websiteUrl } from '../suppliers/supplier-text.ts'
import { TextList } from './TextList.tsx'

const ProfileMap = lazy(() => import('../map/ProfileMap.tsx'))

export const ProfileAbout = ({ supplier }: { supplier: ProfileSupplier }) => {
  const address = addressOf(supplier)
  return (
    <>
      <Heading as="h2" size="lg" mb="3">
        About {supplier.name}
      </Heading>
      <Text mb="6" maxW="70ch" whiteSpace="pre-line">
        {supplier.description || 'Specialist supplier of blinds and curtains.'}
      </Text>
      <TextList title="Specialties" items={supplier.specialties} />
      <TextList title="Service Areas" items={supplier.serviceAreas} />
      {supplier.establishedYear && (
        <Text mb="6">
          Established in <strong>{supplier.establishedYear}</strong>
          {yearsInBusiness(supplier.establishedYear)}
        </Text>
      )}
      <Heading as="h2" size="lg" mb="2">
        Location and contact
      </Heading>
      <chakra.dl mb="4">
        {address && (
          <Detail term="Address">
            {address} <CopyButton label="Address" text={address} icon={<Icon name="copy" />} />
          </Detail>
        )}
        {supplier.phone && (
          <Detail term="Phone">
            <TextLink href={`tel:${supplier.phone.replace(/\s/g, '')}`}>{supplier.phone}</TextLink>
            <CopyButton label="Phone" text={supplier.phone} icon={<Icon name="copy" />} />
          </Detail>
        )}
        {supplier.email && (
          <Detail term="Email">
            <TextLink href={`mailto:${supplier.email}`}>{supplier.email}</TextLink>
            <CopyButton label="Email" text={supplier.email} icon={<Icon name="copy" />} />
          </Detail>
        )}
        {supplier.website && (
          <Detail term="Website">
            <TextLink href={websiteUrl(supplier.website)} rel="nofollow noopener" target="_blank">
              {supplier.website}
            </TextLink>
          </Detail>
        )}
        {supplier.vatNumber && <Detail term="VAT number">{supplier.vatNumber}</Detail>}
      </chakra.dl>
      <CopyButton
        className="outline-button"
        label="All Contact Info"
        text={contactText(supplier)}
        icon={<Icon name="copy-all" />}
      >
        Copy All Contact Info
      </CopyButton>
      {typeof supplier.latitude === 'number' && typeof supplier.longitude === 'number' && (
        <Box mt="6" className="profile-map">
          {/* Only once it is seen: the map's code is larger than the page. */}
          <WhenNear
            minHeight={324}
            within={0}
            withoutScript="The map needs JavaScript; the address above works without."
          >
            <ProfileMap name={supplier.name} latitude={supplier.latitude} longitude={supplier.longitude} />
          </WhenNear>
        </Box>
      )}
    </>
  )
}

const yearsInBusiness = (year: number) => {
  const years = new Date().getFullYear() - year
  return years < 1 ? '' : ` (${years} ${years === 1 ? 'year' : 'years'} in business)`
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="11">
    <chakra.dt fontWeight="600" minW="80px">
      {term}
    </chakra.dt>
    <chakra.dd display="inline-flex" alignItems="center" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </Box>
)

const TextLink = chakra('a', {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
  },
})
