import { useField } from 'react-final-form'
import { adPages, adSizes, adSlotRules, type AdFormat } from '../../../api/ads/ad.rules.ts'
import {
  AdManagementDocument,
  useCreateAdSlotMutation,
  useUpdateAdSlotMutation,
  type AdManagementQuery,
} from './AdsTab.generated.ts'
import type { CreateAdSlotInput } from '../../schema.generated.ts'
import { AdminForm, FormButtons } from '../ui/forms/AdminForm.tsx'
import { CheckboxField, InputField, SelectField } from '../ui/forms/fields.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { attempt } from '../ui/attempt.ts'
import { validate } from '../../ui/forms/validate.ts'
import { seenOnNextPage } from '../ui/shared-words.ts'

export type ManagedSlot = AdManagementQuery['adSlots'][number]
type Values = CreateAdSlotInput

const check = validate(adSlotRules)

export const formats: Record<AdFormat, string> = {
  RESPONSIVE: 'Responsive, 250 high or more',
  HORIZONTAL: 'Horizontal, 728x90',
  VERTICAL: 'Vertical, 160x600',
  SQUARE: 'Square, 300x250',
}

export const toSlotValues = (slot?: ManagedSlot): Values => ({
  name: slot?.name ?? '',
  location: slot?.location ?? '',
  format: slot?.format ?? 'RESPONSIVE',
  isActive: slot?.isActive ?? true,
  creativeUrl: slot?.creativeUrl ?? '',
  creativeLink: slot?.creativeLink ?? '',
  creativeText: slot?.creativeText ?? '',
  endsAt: slot?.endsAt ?? '',
})

export const toSlotInput = (values: Values): Values => ({ ...values, endsAt: values.endsAt || null })

interface AdSlotFormProps {
  slot?: ManagedSlot
  onClose: () => void
  onStale: () => void
}

export const AdSlotForm = ({ slot, onClose, onStale }: AdSlotFormProps) => {
  const [create] = useCreateAdSlotMutation()
  const [save] = useUpdateAdSlotMutation()
  const send = (values: Values) =>
    attempt({ refused: 'Ad slot not saved', onStale }, async () => {
      const input = toSlotInput(values)
      await (slot
        ? save({ variables: { input: { ...input, id: slot.id, version: slot.version } } })
        : create({ variables: { input }, refetchQueries: [AdManagementDocument], awaitRefetchQueries: true }))
      onClose()
      return {
        title: slot ? 'Ad slot saved' : 'Ad slot added',
        description: seenOnNextPage,
      }
    })
  const line = (name: keyof Values, label: string, maxLength: number, help?: string) => (
    <InputField name={name} label={label} {...(help ? { help } : {})} maxLength={maxLength} />
  )
  return (
    <AdminForm<Values>
      label={slot ? `Edit ${slot.name}` : 'New ad slot'}
      columns={2}
      isFocused
      onSubmit={send}
      validate={check}
      initialValues={toSlotValues(slot)}
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
