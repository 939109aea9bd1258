import { Button, Text } from '@chakra-ui/react'
import { useId, useState, type FormEvent } from 'react'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useChange } from './use-change.ts'

/** Sends all changes since a given time again. */
export const ReplaySince = ({ id }: { id: string }) => {
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const { replay, isBusy, problem } = useChange(id)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsDone(false)
    const since = new Date(typed)
    const wrong = !(since.getTime() < Date.now()) ? 'Please choose a time in the past.' : undefined
    setMissing(wrong)
    if (wrong || isBusy) return
    setIsDone(Boolean(await replay({ changedSince: since.toISOString() })))
  }
  const wrong = missing ?? problem
  return (
    <form noValidate aria-label="Replay" onSubmit={(event) => void send(event)}>
      <Text mb="3">Sends all changes since then again, with current supplier details. Up to 30 days back.</Text>
      <div className="webhook-since">
        <OfficeField label="Changed since (your time)">
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={typed}
              aria-invalid={Boolean(missing)}
              aria-describedby={`${fieldId}-text`}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </OfficeField>
        <Button type="submit" minH="11" variant="outline">
          Send All Again
        </Button>
      </div>
      <p id={`${fieldId}-text`} role="status" className={wrong ? 'text-field-error' : 'text-field-help'}>
        {wrong ?? (isDone ? 'It is sent within seconds.' : '')}
      </p>
    </form>
  )
}
