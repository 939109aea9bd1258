import { Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import {
  useGoingLiveQuery,
  useConfirmGoingLiveStepMutation,
  type GoingLiveStepsFragment,
  useDeleteDemoDataMutation,
  useSendTestMailMutation,
} from './GoingLiveTab.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { ActionButton, Confirm, Toggle } from '../ui/ActionButton.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { stepWords } from './step-words.ts'
import { formatCount } from '../ui/format-count.ts'

const renewEveryMs = 5000

export const Component = () => {
  const query = useGoingLiveQuery({ fetchPolicy: 'cache-and-network', pollInterval: renewEveryMs, ...pollOptions })
  const { data, refetch } = query
  const live = data?.goingLive
  if (!live) return <LoadingPanel query={query} failed="Failed to load the steps. Please try again." height="480px" />
  return (
    <>
      {live.isComplete ? (
        <div className="card flat row all-done">
          <Icon name="check" size={24} />
          <Text role="status">All done. Your directory is live.</Text>
        </div>
      ) : (
        <Text role="status" color="fg.muted" mb="4" maxW="70ch">
          {live.missingCount === 1 ? 'One step' : `${live.missingCount} steps`} left before you go live. Checked against
          your live settings.
        </Text>
      )}
      <ol className="stack measure" aria-label="Steps">
        {live.steps.map((step) => (
          <StepRow key={step.kind} step={step} live={live} onChanged={() => void refetch()} />
        ))}
      </ol>
    </>
  )
}

type Step = GoingLiveStepsFragment['steps'][number]

interface StepRowProps {
  step: Step
  live: GoingLiveStepsFragment
  onChanged: () => void
}

const states = { DONE: ['Done', 'good'], MISSING: ['Missing', 'bad'], OPTIONAL: ['Can wait', undefined] } as const

const isFile = (path: string) => path.includes('.')

const StepRow = ({ step, live, onChanged }: StepRowProps) => {
  const { kind, state, gap, detail } = step
  const { label, todo, found, links = [] } = stepWords[kind]
  const [stateWord, tone] = states[state]
  return (
    <li className="card flat stack" data-state={state}>
      <div className="row between">
        <Heading as="h2" size="md">
          {label}
        </Heading>
        <State tone={tone}>{stateWord}</State>
      </div>
      {detail && found && (
        <p className="muted">
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
        <p className="row">
          {links.map(({ path, label: text }) =>
            isFile(path) ? (
              <a key={path} className="text-link" href={path}>
                {text}
              </a>
            ) : (
              <Link key={path} className="text-link" to={path}>
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
  const [confirm] = useConfirmGoingLiveStepMutation({ refetchQueries: ['GoingLive'] })
  const { confirm: words = '' } = stepWords[kind]
  if (state === 'DONE' && !confirmedAt) return null
  const button = (
    <ActionButton
      justifySelf="start"
      refused="Not Noted"
      action={async () => void (await confirm({ variables: { input: { step: kind, isDone: !confirmedAt } } }))}
    >
      {confirmedAt ? 'Take Back' : words}
    </ActionButton>
  )
  if (!confirmedAt) return button
  return (
    <div className="row between">
      <p className="muted small-text">
        “{words}”: {confirmedBy}, <TimeAgo date={confirmedAt} />
      </p>
      {button}
    </div>
  )
}

const RemoveDemo = ({ live }: { live: GoingLiveStepsFragment }) => {
  const { demoSupplierCount, demoPostCount, isRemovingDemo } = live
  const [remove] = useDeleteDemoDataMutation({ refetchQueries: ['GoingLive'] })
  useJobEnd(isRemovingDemo)
  const suppliers = formatCount(demoSupplierCount, 'fictional supplier')
  const left = demoPostCount ? `${suppliers} and ${formatCount(demoPostCount, 'article')}` : suppliers
  if (isRemovingDemo) return <p role="status">Removing: {left} are left.</p>
  if (!demoSupplierCount && !demoPostCount) return null
  return (
    <>
      <p>There are {left}.</p>
      <Toggle label="Remove Demo Data…" isGrave>
        {() => (
          <Confirm
            text={`${left} will be permanently removed, with all reviews of those suppliers.`}
            button="Remove Permanently"
            refused="Nothing Was Removed"
            isGrave
            action={async () => void (await remove({ variables: { input: { confirmation: 'remove' } } }))}
          />
        )}
      </Toggle>
    </>
  )
}

const TestMail = ({ onSent }: { onSent: () => void }) => {
  const [send] = useSendTestMailMutation()
  return (
    <ActionButton
      justifySelf="start"
      refused="No Email Was Sent"
      action={async () => {
        const { data } = await send({ variables: { input: {} } })
        onSent()
        return {
          title: 'Test Email Queued',
          description: `It goes to ${data?.sendTestMail?.recipient ?? ''}. The result appears here.`,
        }
      }}
    >
      Send a Test Email
    </ActionButton>
  )
}
