import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { AdSlot } from '../ads/AdSlot.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OpenNow } from './OpenNow.tsx'
import { hoursRows, shownHours } from './opening-hours.ts'
import type { ProfileSupplier } from './Profile.tsx'
import { websiteUrl } from '../suppliers/supplier-text.ts'

/** How to reach the supplier, and when. */
export const ProfileSidebar = ({ supplier }: { supplier: ProfileSupplier }) => (
  <Box
    as="aside"
    aria-label="Contact and opening hours"
    display={{ base: 'contents', lg: 'grid' }}
    gap="4"
    position={{ lg: 'sticky' }}
    top={{ lg: '20' }}
  >
    <Panel className="profile-contact" order={{ base: '-1', lg: '0' }}>
      <Heading as="h2" size="md" mb="3">
        Contact {supplier.name}
      </Heading>
      <Box display="grid" gap="2">
        {supplier.phone && (
          <CopyButton className="solid-button" label="Phone" text={supplier.phone} icon={<Icon name="phone" />}>
            Call Now
          </CopyButton>
        )}
        {supplier.email && (
          <CopyButton className="outline-button" label="Email" text={supplier.email} icon={<Icon name="mail" />}>
            Send Email
          </CopyButton>
        )}
        {supplier.website && (
          <a className="outline-button" href={websiteUrl(supplier.website)} rel="nofollow noopener" target="_blank">
            <Icon name="external" /> Visit Website
          </a>
        )}
        {!supplier.phone && !supplier.email && !supplier.website && (
          <Text color="fg.muted">No contact details are known yet.</Text>
        )}
      </Box>
      {(supplier.phone || supplier.email) && (
        <Text className="needs-script" mt="3" fontSize="sm" color="fg.muted">
          The buttons copy the number or address, ready to paste.
        </Text>
      )}
      {supplier.isVerified && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          Verified: we have checked that this business exists.
        </Text>
      )}
    </Panel>
    <AdSlot id="supplier-sidebar-top" />
    <Panel>
      <Heading as="h2" size="md" mb="3">
        Business Hours
      </Heading>
      {supplier.openingHours?.length ? <OpenNow hours={supplier.openingHours} /> : null}
      <chakra.dl>
        {hoursRows(shownHours(supplier.openingHours)).map(({ days, hours }) => (
          <Box key={days} display="flex" justifyContent="space-between" py="1">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </Box>
        ))}
      </chakra.dl>
      <Text mt="3" fontSize="sm" color="fg.muted">
        {supplier.openingHours?.length
          ? 'Hours may vary on bank holidays.'
          : 'The usual hours of the trade: hours may vary, so please ask.'}
      </Text>
      <Text mt="1" fontSize="sm" color="fg.muted">
        Usual in the trade: prices ££, payment by cash or credit card.
      </Text>
    </Panel>
    <AdSlot id="supplier-sidebar-bottom" />
  </Box>
)

const Panel = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', boxShadow: 'card', p: '5' },
})
