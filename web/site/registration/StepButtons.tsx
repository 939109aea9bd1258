import { useId } from 'react'
import type { RegistrationStep } from '../../../api/registration/registration.rules.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { fieldLabels } from './registration-steps.ts'

interface StepButtonsProps {
  step: RegistrationStep
  isSending: boolean
  wrong: string[]
  onPrevious: () => void
}

/** Disabled until hydration, or the browser would put the answers in the address. */
export const StepButtons = ({ step, isSending, wrong, onPrevious }: StepButtonsProps) => {
  const id = useId()
  const isHydrated = useHydrated()
  const missing =
    step === 'contact' && wrong.length > 0
      ? `Complete these first: ${wrong.map((name) => fieldLabels[name] ?? name).join(', ')}.`
      : ''
  return (
    <>
      <div className="step-buttons">
        {step !== 'details' && (
          <button type="button" className="outline-button" disabled={isSending} onClick={onPrevious}>
            Previous
          </button>
        )}
        {step === 'contact' ? (
          <button
            key="submit"
            type="submit"
            className="solid-button"
            disabled={isSending || wrong.length > 0}
            aria-describedby={missing ? id : undefined}
          >
            {isSending ? 'Submitting...' : 'Submit Registration'}
          </button>
        ) : (
          <button key="next" type="submit" className="solid-button" disabled={!isHydrated}>
            Next
          </button>
        )}
      </div>
      {missing && (
        <p id={id} className="registration-missing">
          {missing}
        </p>
      )}
    </>
  )
}
