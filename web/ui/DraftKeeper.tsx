import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { DraftProps } from './Draft.tsx'
import { keepDraft, readDraft } from './kept-draft.ts'
import './DraftKeeper.css'

/** Restores what was typed before, keeps what is typed, and says so. */
export const DraftKeeper = ({ name, step, onStep }: DraftProps) => {
  const form = useForm()
  const { values, dirty, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { values: true, dirty: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  })
  const [isRestored, setRestored] = useState(false)
  const [isRead, setRead] = useState(false)
  const restore = useEffectEvent(() => {
    const kept = dirty ? undefined : readDraft(name)
    setRead(true)
    if (!kept) return
    form.batch(() => {
      for (const [field, value] of Object.entries(kept.values)) form.change(field, value)
    })
    if (kept.step) onStep?.(kept.step)
    setRestored(true)
  })
  useEffect(() => restore(), [])
  const isSent = submitSucceeded && !dirtySinceLastSubmit
  useEffect(() => {
    if (!isRead || !dirty || isSent) return
    const { leaveEmpty: _trap, ...typed } = values as Record<string, unknown>
    keepDraft(name, { values: typed, step })
  }, [isRead, dirty, isSent, values, name, step])
  if (!dirty || isSent) return null
  const clear = () => {
    keepDraft(name, undefined)
    form.reset()
    setRestored(false)
  }
  return (
    <p className="draft-note">
      <span role="status">{isRestored && 'What you had typed is here again. '}</span>
      What you type is kept in this tab until you send it or close the tab: on a shared computer, close it when you
      leave.{' '}
      <button type="button" onClick={clear}>
        Clear the form
      </button>
    </p>
  )
}
