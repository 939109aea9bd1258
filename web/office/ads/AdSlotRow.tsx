import { Button } from '@chakra-ui/react'
import { useUpdateAdSlotMutation } from '../../graphql.generated.ts'
import { formats } from './ad-labels.ts'
import { AdSlotForm, toSlotInput, toSlotValues, type ManagedSlot } from './AdSlotForm.tsx'
import { dayText } from '../../ui/day-text.ts'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { useDisclosure } from '../ui/use-disclosure.ts'

export const AdSlotRow = ({ slot, onStale }: { slot: ManagedSlot; onStale: () => void }) => {
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
          minH="11"
          aria-label={`Edit ${slot.location}, ${slot.name}`}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      </div>
    </div>
  )
}
