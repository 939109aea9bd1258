import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChangeIntakeMutation, type IntakeChange_ChangeFragment, type IntakeStep } from '../../graphql.generated.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { thousands } from '../../ui/thousands.ts'
import { ChangeNote } from './ChangeNote.tsx'
import { LaterBatches } from './LaterBatches.tsx'

interface BatchActionsProps {
  of: { importId: string } | { runId: string }
  /** Its name, for screen readers. */
  name: string
  added: number
  isRunning: boolean
  lastChange: IntakeChange_ChangeFragment | null
}

const questions: Record<IntakeStep, (count: string) => string> = {
  HIDE: (count) => `Hides every supplier it added (${count}). You can list them again.`,
  SHOW: (count) => `Lists every supplier it added (${count}), including those awaiting approval.`,
  UNDO: (count) =>
    `Removes what it added (${count}) and restores what it changed. Later edits are kept and listed. This can’t be undone.`,
}
const buttons: readonly [IntakeStep, string][] = [
  ['HIDE', 'Hide All'],
  ['SHOW', 'List All'],
  ['UNDO', 'Undo'],
]

/** Lists, hides or undoes everything an import or scrape added. */
export const BatchActions = ({ of, name, added, isRunning, lastChange }: BatchActionsProps) => {
  const [change] = useChangeIntakeMutation()
  const [chosenStep, setChosenStep] = useState<IntakeStep>()
  const [begun, setBegun] = useState<IntakeChange_ChangeFragment>()
  const [isBusy, setBusy] = useState(false)
  const query = 'importId' in of ? `import=${of.importId}` : `run=${of.runId}`
  const begin = async (step: IntakeStep) => {
    setBusy(true)
    try {
      const { data } = await change({ variables: { input: { ...of, step } } })
      setBegun(data?.changeIntake?.change ?? undefined)
      setChosenStep(undefined)
    } catch (error) {
      toast({ title: 'Not Done', description: getErrorMessage(error), type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const last = begun ?? lastChange
  return (
    <div className="admin-part intake">
      <div className="admin-actions" role="group" aria-label={name}>
        <Link className="admin-link intake-link" to={`/admin/suppliers?${query}`}>
          Show suppliers
        </Link>
        {!isRunning &&
          buttons.map(([step, label]) => (
            <Button
              key={step}
              size="sm"
              minH="11"
              variant="outline"
              aria-expanded={chosenStep === step}
              disabled={isBusy}
              onClick={() => setChosenStep(chosenStep === step ? undefined : step)}
            >
              {label}
            </Button>
          ))}
      </div>
      {chosenStep === 'UNDO' && <LaterBatches of={of} />}
      {chosenStep && (
        <Confirm
          text={questions[chosenStep](thousands(added))}
          button={`${buttons.find(([step]) => step === chosenStep)![1]}: ${name}`}
          isBusy={isBusy}
          isGrave={chosenStep === 'UNDO'}
          onConfirm={() => void begin(chosenStep)}
        />
      )}
      {last && <ChangeNote key={last.id} of={of} change={last} />}
    </div>
  )
}
