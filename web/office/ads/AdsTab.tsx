import { Box, Heading, Button } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { adPages, adSettingsRules } from '../../../api/ads/ad.rules.ts'
import {
  useAdManagementQuery,
  useUpdateAdSettingsMutation,
  type AdManagementQuery,
  useUpdateAdSlotMutation,
} from './AdsTab.generated.ts'
import type { UpdateAdSettingsInput } from '../../schema.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import '../ui/admin.css'
import { SettingsForm } from '../ui/forms/SettingsForm.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { networks, formats } from './ad-labels.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { AdSlotForm, type ManagedSlot, toSlotInput, toSlotValues } from './AdSlotForm.tsx'
import { dayText } from '../../ui/day-text.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { useDisclosure } from '../ui/use-disclosure.ts'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const isEnding = useSearchParams()[0].get('due') === 'ENDING'
  const query = useAdManagementQuery({ variables: { isEnding }, fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const reload = () => void refetch()
  if (!data)
    return <LoadingPanel query={query} failed="Failed to load the ad settings. Please try again." height="480px" />
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

type Values = Omit<UpdateAdSettingsInput, 'version'>

const check = validate(adSettingsRules)

interface AdSettingsFormProps {
  settings: AdManagementQuery['adSettings']
  onStale: () => void
}

const AdSettingsForm = ({
  settings: { isEnabled, network, publisherId, isTestMode, version },
  onStale,
}: AdSettingsFormProps) => {
  const [save] = useUpdateAdSettingsMutation()
  return (
    <SettingsForm<Values>
      title="Ad Settings"
      values={{ isEnabled, network, publisherId, isTestMode }}
      validate={check}
      save={(input) => save({ variables: { input: { ...input, version } } })}
      saved="Visitors see the change on the next page they open."
      onStale={onStale}
    >
      {(typed) => {
        const { account } = networks[typed.network]
        return (
          <>
            <CheckboxField
              name="isEnabled"
              label="Enable advertisements"
              help="When off, every slot shows a placeholder."
            />
            <CheckboxField
              name="isTestMode"
              label="Test mode"
              help="Shows placeholders so you can see where ads appear."
            />
            <SelectField
              name="network"
              label="Ad network"
              choices={Object.entries(networks).map(([value, { label }]) => [value, label])}
            />
            {account ? (
              <InputField
                name="publisherId"
                label={account.label}
                help={account.help}
                spellCheck={false}
                maxLength={60}
              />
            ) : (
              <p className="admin-small">
                Direct: each slot shows the creative you add below. No other company is involved, so visitors are not
                asked for consent.
              </p>
            )}
          </>
        )
      }}
    </SettingsForm>
  )
}

const AdSlotRow = ({ slot, onStale }: { slot: ManagedSlot; onStale: () => void }) => {
  const { shown: isOpen, show: setOpen, close, button: edit } = useDisclosure<boolean>()
  const [save, { loading }] = useUpdateAdSlotMutation()
  const toggle = async () => {
    try {
      await save({
        variables: {
          input: { ...toSlotInput(toSlotValues(slot)), isActive: !slot.isActive, id: slot.id, version: slot.version },
        },
      })
    } catch (error) {
      reportSaveFailure(error, 'Ad slot not saved', onStale)
    }
  }
  if (isOpen) return <AdSlotForm slot={slot} onClose={close} onStale={onStale} />
  return (
    <div className="admin-row">
      <div>
        <div>
          <strong>{slot.name}</strong>{' '}
          <span className="admin-state" data-state={slot.isActive ? 'good' : undefined}>
            {slot.isActive ? 'Active' : 'Inactive'}
          </span>
        </div>
        <div className="admin-small">
          {[
            slot.id,
            formats[slot.format],
            ...(slot.creativeUrl || slot.creativeText ? ['has a creative'] : []),
            ...(slot.endsAt ? [`${slot.isActive ? 'until' : 'last day'} ${dayText(slot.endsAt)}`] : []),
          ].join(' · ')}
        </div>
      </div>
      <div className="admin-actions">
        <OfficeCheckbox
          label="Active"
          role="switch"
          checked={slot.isActive}
          aria-checked={slot.isActive}
          disabled={loading}
          onChange={() => void toggle()}
          aria-label={`${slot.location}, ${slot.name}: active`}
        />
        <Button
          ref={edit}
          variant="outline"
          aria-label={`Edit ${slot.location}, ${slot.name}`}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      </div>
    </div>
  )
}
