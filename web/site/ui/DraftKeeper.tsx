import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { keepDraft, readDraft, type DraftProps } from './kept-draft.ts'
import './DraftKeeper.css'

/** Restores what was typed before, keeps what is typed, and says so. */
export const DraftKeeper = ({ name, step, onStep }: DraftProps) => {
  const form = useForm()
  const { values, dirty, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  })
  const [kept, setKept] = useState(() => (dirty ? undefined : readDraft(name)))
  const restore = useEffectEvent(() => {
    if (!kept) return
    form.batch(() => {
      for (const [field, value] of Object.entries(kept.values)) form.change(field, value)
    })
    if (kept.step) onStep?.(kept.step)
  })
  useEffect(() => restore(), [])
  const isSent = submitSucceeded && !dirtySinceLastSubmit
  useEffect(() => {
    if (!dirty || isSent) return
    const { leaveEmpty: _trap, ...typed } = values as Record<string, unknown>
    keepDraft(name, { values: typed, step })
  }, [dirty, isSent, values, name, step])
  if (!dirty || isSent) return null
  const clear = () => {
    keepDraft(name, undefined)
    form.reset()
    setKept(undefined)
  }
  return (
    <p className="draft-note">
      <span role="status">{kept && 'What you had typed is here again. '}</span>
      What you type is kept in this tab until you send it or close the tab: on a shared computer, close it when you
      leave.{' '}
      <button type="button" onClick={clear}>
        Clear the Form
      </button>
    </p>
  )
}
