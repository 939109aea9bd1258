import { lazy, Suspense, useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'
import { readDraft } from './kept-draft.ts'

const DraftKeeper = lazy(async () => ({ default: (await import('./DraftKeeper.tsx')).DraftKeeper }))

export interface DraftProps {
  /** Of the form, the same whenever it is opened. */
  name: string
  /** How far one has come in it, and what to do when that is known again. */
  step?: string
  onStep?: (step: string) => void
}

/**
 * In a form: what is typed survives a reload, the way back and a click in the menu, in this tab. The code comes when there
 * is something to keep.
 */
export const Draft = (props: DraftProps) => {
  const { active } = useFormState({ subscription: { active: true } })
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (active || readDraft(props.name)) setNeeded(true)
  }, [active, props.name])
  return isNeeded ? (
    <Suspense>
      <DraftKeeper {...props} />
    </Suspense>
  ) : null
}
