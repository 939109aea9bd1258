import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { fromLondon, toLondon } from '../../../api/text/london-time.rules.ts'
import { OfficeField } from '../ui/forms/OfficeField.tsx'

interface SchedulePostProps {
  isSaved: boolean
  scheduledAt: string | null
  onSchedule: (at: Date) => Promise<void>
}

/** The time of publication is London time. */
export const SchedulePost = ({ isSaved, scheduledAt, onSchedule }: SchedulePostProps) => {
  const [typed, setTyped] = useState(scheduledAt ? toLondon(new Date(scheduledAt)) : '')
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const send = async () => {
    const at = fromLondon(typed)
    if (!at || at.getTime() <= Date.now()) return setWrong('Please choose a time in the future.')
    setWrong(undefined)
    setSending(true)
    await onSchedule(at).finally(() => setSending(false))
  }
  return (
    <div className="schedule-post" role="group" aria-label="Schedule">
      <OfficeField label="Publish at (London time)" error={wrong}>
        {(control) => (
          <input {...control} type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </OfficeField>
      <Button
        variant="outline"
        disabled={!isSaved || !typed}
        loading={isSending}
        loadingText="Sending…"
        onClick={() => void send()}
      >
        {scheduledAt ? 'Change the Time' : 'Schedule'}
      </Button>
      {!isSaved && <Text color="fg.muted">Save your changes first.</Text>}
    </div>
  )
}
