import { Button, Heading } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useConfirmGoingLiveStepMutation, type GoingLiveStepsFragment } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { RemoveDemo } from './RemoveDemo.tsx'
import { stepWords } from './step-words.ts'
import { TestMail } from './TestMail.tsx'

type Step = GoingLiveStepsFragment['steps'][number]

interface StepRowProps {
  step: Step
  live: GoingLiveStepsFragment
  onChanged: () => void
}

const states = { DONE: ['Done', 'good'], MISSING: ['Missing', 'bad'], OPTIONAL: ['Can wait', undefined] } as const

/** Paths outside the office are files. */
const isFile = (path: string) => path.includes('.')

export const StepRow = ({ step, live, onChanged }: StepRowProps) => {
  const { kind, state, gap, detail } = step
  const { label, todo, found, links = [] } = stepWords[kind]
  const [stateWord, tone] = states[state]
  return (
    <li className="live-step" data-state={state}>
      <div className="live-head">
        <Heading as="h2" size="md">
          {label}
        </Heading>
        <span className="admin-state" data-state={tone}>
          {stateWord}
        </span>
      </div>
      {detail && found && (
        <p className="live-found">
          {kind !== 'BACKUP' ? (
            `${found}: ${detail}`
          ) : gap === 'FAILING' ? (
            `The last backup failed: ${detail}`
          ) : (
            <>
              {found}: <TimeAgo date={detail} />
            </>
          )}
        </p>
      )}
      {state !== 'DONE' && <p>{typeof todo === 'string' ? todo : todo[gap ?? 'NOT_SET']}</p>}
      {links.length > 0 && (
        <p className="live-links">
          {links.map(({ path, label: text }) =>
            isFile(path) ? (
              <a key={path} className="admin-link" href={path}>
                {text}
              </a>
            ) : (
              <Link key={path} className="admin-link" to={path}>
                {text}
              </Link>
            ),
          )}
        </p>
      )}
      {kind === 'DEMONSTRATION' && <RemoveDemo live={live} />}
      {kind === 'MAIL' && <TestMail onSent={onChanged} />}
      {step.isConfirmable && <Confirmation step={step} />}
    </li>
  )
}

const Confirmation = ({ step: { kind, state, confirmedBy, confirmedAt } }: { step: Step }) => {
  const [confirm, { loading }] = useConfirmGoingLiveStepMutation({ refetchQueries: ['GoingLive'] })
  const say = async (isDone: boolean) => {
    try {
      await confirm({ variables: { input: { step: kind, isDone } } })
    } catch (error) {
      toast({ title: 'Not Noted', description: getErrorMessage(error), type: 'error' })
    }
  }
  const { confirm: words = '' } = stepWords[kind]
  if (confirmedAt)
    return (
      <div className="live-confirmed">
        <p className="admin-small">
          “{words}”: {confirmedBy}, <TimeAgo date={confirmedAt} />
        </p>
        <Button variant="outline" minH="11" loading={loading} onClick={() => void say(false)}>
          Take Back
        </Button>
      </div>
    )
  if (state === 'DONE') return null
  return (
    <Button variant="outline" minH="11" justifySelf="start" loading={loading} onClick={() => void say(true)}>
      {words}
    </Button>
  )
}
