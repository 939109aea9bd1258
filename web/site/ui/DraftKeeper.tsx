import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { saveDraft, readDraft, type DraftProps } from './form-draft.ts'

export const DraftKeeper = ({ name, step, onStep }: DraftProps) => {
  const form = useForm()
  const { values, dirty, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  })
  const [stored, setStored] = useState(() => (dirty ? undefined : readDraft(name)))
  const restore = useEffectEvent(() => {
    if (!stored) return
    form.batch(() => {
      for (const [field, value] of Object.entries(stored.values)) form.change(field, value)
    })
    if (stored.step) onStep?.(stored.step)
  })
  useEffect(() => restore(), [])
  const isSent = submitSucceeded && !dirtySinceLastSubmit
  useEffect(() => {
    if (dirty && !isSent) saveDraft(name, { values, step })
  }, [dirty, isSent, values, name, step])
  if (!dirty || isSent) return null
  const clear = () => {
    saveDraft(name, undefined)
    form.reset()
    setStored(undefined)
  }
  return (
    <p className="muted small-text">
      <span role="status">{stored && 'We’ve restored your answers. '}</span>
      We save your answers in this browser tab. On a shared computer, close the tab when you finish.{' '}
      <button type="button" className="touch text-link" onClick={clear}>
        Clear the Form
      </button>
    </p>
  )
}
