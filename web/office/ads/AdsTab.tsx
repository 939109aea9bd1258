import { Box, Heading } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { adPages } from '../../../api/ads/ad.rules.ts'
import { useAdManagementQuery } from '../../graphql.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import { AdSettingsForm } from './AdSettingsForm.tsx'
import { AdSlotForm, type ManagedSlot } from './AdSlotForm.tsx'
import { AdSlotRow } from './AdSlotRow.tsx'

/** /admin/ads: how advertisements are served, and where. */
export const Component = () => {
  const isEnding = useSearchParams()[0].get('due') === 'ENDING'
  const { data, error, refetch } = useAdManagementQuery({ variables: { isEnding }, fetchPolicy: 'cache-and-network' })
  const reload = () => void refetch()
  if (!data && error)
    return <Failed message="Failed to load the ad settings. Please try again." error={error} onRetry={reload} />
  if (!data) return <PanelSkeleton height="480px" />
  const others = data.adSlots
    .map(({ location }) => location)
    .filter((location) => !adPages.some((page) => page === location))
  return (
    <Box display="grid" gap="6">
      <AdSettingsForm settings={data.adSettings} onStale={reload} />
      <section className="admin-panel" aria-labelledby="ad-slots">
        <Heading as="h2" id="ad-slots" size="lg" mb="3">
          Ad Slots
        </Heading>
        <ToggleForm label="Add Ad Slot" isInPanel>
          {(close) => <AdSlotForm onClose={close} onStale={reload} />}
        </ToggleForm>
        {isEnding && <DueFilterNote path="/admin/ads">advertisements that end soon</DueFilterNote>}
      </section>
      {[...new Set([...adPages, ...others])].map((page) => (
        <Slots
          key={page}
          page={page}
          slots={data.adSlots.filter(({ location }) => location === page).sort(asOnPage)}
          onStale={reload}
        />
      ))}
    </Box>
  )
}

/** Top, middle, bottom: the order on their pages. */
const asOnPage = (a: ManagedSlot, b: ManagedSlot) => getPlace(a) - getPlace(b) || a.id.localeCompare(b.id)
const getPlace = ({ name }: ManagedSlot) => (/\btop\b/i.test(name) ? 0 : /\bbottom\b/i.test(name) ? 2 : 1)

const Slots = ({ page, slots, onStale }: { page: string; slots: ManagedSlot[]; onStale: () => void }) =>
  slots.length === 0 ? null : (
    <section className="admin-panel" aria-label={page}>
      <Heading as="h3" size="md">
        {page} ({slots.length})
      </Heading>
      <ul className="admin-list">
        {slots.map((slot) => (
          <li key={slot.id}>
            <AdSlotRow slot={slot} onStale={onStale} />
          </li>
        ))}
      </ul>
    </section>
  )
