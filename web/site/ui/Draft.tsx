import { useFormState } from 'react-final-form'
import { readDraft, type DraftProps } from './form-draft.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { useAfterFirstPaint } from '../../ui/hooks/use-after-first-paint.ts'

const DraftKeeper = createLazyComponent(async () => (await import('./DraftKeeper.tsx')).DraftKeeper)

/** Its code loads when there is something to save. */
export const Draft = (props: DraftProps) => {
  const { active, dirty } = useFormState({ subscription: { active: true, dirty: true } })
  const isNeeded = useAfterFirstPaint() && (active !== undefined || dirty || readDraft(props.name) !== undefined)
  return isNeeded ? <DraftKeeper {...props} /> : null
}
