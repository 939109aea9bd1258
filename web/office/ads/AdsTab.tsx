import { Box, Heading } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { adPages, adSettingsRules, adSizes, adSlotRules, type AdFormat } from '../../../api/ads/ad.rules.ts'
import {
  useAdManagementQuery,
  useUpdateAdSettingsMutation,
  type AdManagementQuery,
  useUpdateAdSlotMutation,
  AdManagementDocument,
  useCreateAdSlotMutation,
} from './AdsTab.generated.ts'
import type { AdNetwork, UpdateAdSettingsInput, CreateAdSlotInput } from '../../schema.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { ToggleForm, CheckboxField, InputField, SelectField, AdminForm, FormButtons } from '../ui/forms/form.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { dayText } from '../../ui/day-text.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { attempt, useOpenedVersion, useReload } from '../ui/actions.tsx'
import { Panel, LoadingPanel } from '../ui/Panel.tsx'
import { State } from '../ui/State.tsx'
import { ListRow, RowList } from '../ui/lists.tsx'
import { useField } from 'react-final-form'
import { PictureField } from '../pictures/PictureField.tsx'
import { seenOnNextPage } from '../ui/shared-words.ts'

export const Component = () => {
  const isEnding = useSearchParams()[0].get('due') === 'ENDING'
  const query = useAdManagementQuery({ variables: { isEnding }, fetchPolicy: 'cache-and-network' })
  const { data } = query
  if (!data) return <LoadingPanel query={query} things="the ad settings" height="480px" />
  const others = data.adSlots
    .map(({ location }) => location)
    .filter((location) => !adPages.some((page) => page === location))
  return (
    <Box display="grid" gap="6">
      <AdSettingsForm settings={data.adSettings} />
      <Panel title="Ad Slots" size="lg">
        <ToggleForm label="Add Ad Slot" isInPanel>
          {(close) => <AdSlotForm onClose={close} />}
        </ToggleForm>
        {isEnding && <DueFilterNote path="/admin/ads">advertisements that end soon</DueFilterNote>}
      </Panel>
      {[...new Set([...adPages, ...others])].map((page) => (
        <Slots key={page} page={page} slots={data.adSlots.filter(({ location }) => location === page).sort(asOnPage)} />
      ))}
    </Box>
  )
}

const asOnPage = (a: ManagedSlot, b: ManagedSlot) => getPlace(a) - getPlace(b) || a.id.localeCompare(b.id)
const getPlace = ({ name }: ManagedSlot) => (/\btop\b/i.test(name) ? 0 : /\bbottom\b/i.test(name) ? 2 : 1)

const Slots = ({ page, slots }: { page: string; slots: ManagedSlot[] }) =>
  slots.length === 0 ? null : (
    <section className="card flat" aria-label={page}>
      <Heading as="h3" size="md">
        {page} ({slots.length})
      </Heading>
      <RowList label={page} rows={slots}>
        {(slot) => <AdSlotRow slot={slot} />}
      </RowList>
    </section>
  )

type Values = Omit<UpdateAdSettingsInput, 'version'>

const check = validate(adSettingsRules)

const networks: Record<AdNetwork, { label: string; account?: { label: string; help: string } }> = {
  GOOGLE_ADSENSE: {
    label: 'Google AdSense',
    account: {
      label: 'AdSense publisher ID',
      help: 'Such as ca-pub-1234567890123456. If blank, placeholders are shown.',
    },
  },
  MEDIA_NET: {
    label: 'Media.net',
    account: { label: 'Media.net customer ID', help: 'Such as 8CU1A2B3C. If blank, placeholders are shown.' },
  },
  DIRECT_DEAL: { label: 'Direct' },
}

const AdSettingsForm = ({ settings }: { settings: AdManagementQuery['adSettings'] }) => {
  const { isEnabled, network, publisherId, isTestMode } = settings
  const [save] = useUpdateAdSettingsMutation()
  const { version, onDirty, ...opened } = useOpenedVersion(settings.version, AdManagementDocument)
  const send = (input: Values) =>
    attempt({ refused: 'Ad settings not saved', ...opened }, async () => {
      await save({ variables: { input: { ...input, version } } })
      return { title: 'Ad settings saved', description: seenOnNextPage }
    })
  return (
    <Panel title="Ad Settings" size="lg">
      <AdminForm<Values>
        label="Ad Settings"
        columns={2}
        onSubmit={send}
        validate={check}
        initialValues={{ isEnabled, network, publisherId, isTestMode }}
        onDirty={onDirty}
      >
        <CheckboxField
          name="isEnabled"
          label="Enable advertisements"
          help="When off, every slot shows a placeholder."
        />
        <CheckboxField name="isTestMode" label="Test mode" help="Shows placeholders so you can see where ads appear." />
        <SelectField
          name="network"
          label="Ad network"
          choices={Object.entries(networks).map(([value, { label }]) => [value, label])}
        />
        <AccountField />
        <FormButtons label="Save Settings" />
      </AdminForm>
    </Panel>
  )
}

const AccountField = () => {
  const { account } = networks[useField<AdNetwork>('network').input.value]
  return account ? (
    <InputField name="publisherId" label={account.label} help={account.help} spellCheck={false} maxLength={60} />
  ) : (
    <p className="muted small-text">
      Direct: each slot shows the creative you add below. No other company is involved, so visitors are not asked for
      consent.
    </p>
  )
}

const AdSlotRow = ({ slot }: { slot: ManagedSlot }) => {
  const onStale = useReload(AdManagementDocument)
  const [save, { loading }] = useUpdateAdSlotMutation()
  const toggle = () =>
    attempt({ refused: 'Ad slot not saved', onStale }, async () => {
      const input = { ...toSlotInput(toSlotValues(slot)), isActive: !slot.isActive }
      await save({ variables: { input: { ...input, id: slot.id, version: slot.version } } })
    })
  const facts = [
    slot.id,
    formats[slot.format],
    ...(slot.creativeUrl || slot.creativeText ? ['has a creative'] : []),
    ...(slot.endsAt ? [`${slot.isActive ? 'until' : 'last day'} ${dayText(slot.endsAt)}`] : []),
  ]
  return (
    <ListRow
      name={`${slot.location}, ${slot.name}`}
      parts={{ Edit: (close) => <AdSlotForm slot={slot} onClose={close} /> }}
      actions={
        <OfficeCheckbox
          label="Active"
          role="switch"
          checked={slot.isActive}
          aria-checked={slot.isActive}
          disabled={loading}
          onChange={() => void toggle()}
          aria-label={`${slot.location}, ${slot.name}: active`}
        />
      }
    >
      <strong>{slot.name}</strong>{' '}
      <State tone={slot.isActive ? 'good' : undefined}>{slot.isActive ? 'Active' : 'Inactive'}</State>
      <div className="muted small-text">{facts.join(' · ')}</div>
    </ListRow>
  )
}

type ManagedSlot = AdManagementQuery['adSlots'][number]
type SlotValues = CreateAdSlotInput

const checkSlot = validate(adSlotRules)

const formats: Record<AdFormat, string> = {
  RESPONSIVE: 'Responsive, 250 high or more',
  HORIZONTAL: 'Horizontal, 728x90',
  VERTICAL: 'Vertical, 160x600',
  SQUARE: 'Square, 300x250',
}

const toSlotValues = (slot?: ManagedSlot): SlotValues => ({
  name: slot?.name ?? '',
  location: slot?.location ?? '',
  format: slot?.format ?? 'RESPONSIVE',
  isActive: slot?.isActive ?? true,
  creativeUrl: slot?.creativeUrl ?? '',
  creativeLink: slot?.creativeLink ?? '',
  creativeText: slot?.creativeText ?? '',
  endsAt: slot?.endsAt ?? '',
})

const toSlotInput = (values: SlotValues): SlotValues => ({ ...values, endsAt: values.endsAt || null })

const AdSlotForm = ({ slot, onClose }: { slot?: ManagedSlot; onClose: () => void }) => {
  const { version, onDirty, ...opened } = useOpenedVersion(slot?.version ?? null, AdManagementDocument)
  const [create] = useCreateAdSlotMutation()
  const [save] = useUpdateAdSlotMutation()
  const send = (values: SlotValues) =>
    attempt({ refused: 'Ad slot not saved', ...opened }, async () => {
      const input = toSlotInput(values)
      await (slot
        ? save({ variables: { input: { ...input, id: slot.id, version } } })
        : create({ variables: { input }, refetchQueries: [AdManagementDocument], awaitRefetchQueries: true }))
      onClose()
      return { title: slot ? 'Ad slot saved' : 'Ad slot added', description: seenOnNextPage }
    })
  const line = (name: keyof SlotValues, label: string, maxLength: number, help?: string) => (
    <InputField name={name} label={label} help={help} maxLength={maxLength} />
  )
  return (
    <AdminForm<SlotValues>
      label={slot ? `Edit ${slot.name}` : 'New ad slot'}
      columns={2}
      onSubmit={send}
      validate={checkSlot}
      initialValues={toSlotValues(slot)}
      onDirty={onDirty}
    >
      {line('name', 'Name', 80)}
      <SelectField
        name="location"
        label="Location"
        help={
          slot?.isFixed ? 'This slot has a fixed place on its page.' : 'The slot appears at the end of these pages.'
        }
        disabled={slot?.isFixed ?? false}
        none="Choose a page"
        choices={adPages}
      />
      <SelectField name="format" label="Format" choices={Object.entries(formats)} />
      <CheckboxField name="isActive" label="Active" help="When off, the slot does not appear." />
      <InputField
        name="endsAt"
        label="Last day"
        help="The slot is turned off after this day. Leave blank to keep it on."
        type="date"
      />
      <CreativeField />
      {line('creativeLink', 'Direct: link', 500, 'Where it links to, such as https://example.com/offer.')}
      {line('creativeText', 'Direct: text', 200, 'The text of the advertisement, or a description of its picture.')}
      <FormButtons label={slot ? 'Save Slot' : 'Add Slot'} onClose={onClose} />
    </AdminForm>
  )
}

const CreativeField = () => {
  const cut = adSizes[useField<AdFormat>('format').input.value]
  const size = cut
    ? `It is cropped to ${cut.width} × ${cut.height} pixels, or twice that if it is large enough.`
    : 'It is shown whole, up to 250 pixels high.'
  return (
    <PictureField
      name="creativeUrl"
      label="Direct: picture"
      maxLength={300}
      help={`Upload a picture or enter its address. ${size}`}
      cut={cut}
    />
  )
}
