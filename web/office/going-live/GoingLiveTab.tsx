import { Text, Button, Heading } from '@chakra-ui/react'
import {
  useGoingLiveQuery,
  useConfirmGoingLiveStepMutation,
  type GoingLiveStepsFragment,
  useDeleteDemoDataMutation,
  useSendTestMailMutation,
} from './GoingLiveTab.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { Link } from 'react-router'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { useState } from 'react'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { thousands } from '../../ui/thousands.ts'
import { stepWords } from './step-words.ts'
import { toastFailure } from '../ui/toast-failure.ts'
import '../../ui/forms/TextField.css'
import '../../ui/forms/FormField.css'
import '../ui/admin.css'
import './GoingLive.css'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

const renewEveryMs = 5000

export const Component = () => {
  const query = useGoingLiveQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: renewEveryMs,
    ...pollOptions,
  })
  const { data, refetch } = query
  const live = data?.goingLive
  return (
    <>
      {live ? (
        <>
          {live.isComplete ? (
            <div className="live-complete">
              <Icon name="check" size={24} />
              <Text role="status">All done. Your directory is live.</Text>
            </div>
          ) : (
            <Text role="status" color="fg.muted" mb="4" maxW="70ch">
              {live.missingCount === 1 ? 'One step' : `${live.missingCount} steps`} left before you go live. Checked
              against your live settings.
            </Text>
          )}
          <ol className="live-steps" aria-label="Steps">
            {live.steps.map((step) => (
              <StepRow key={step.kind} step={step} live={live} onChanged={() => void refetch()} />
            ))}
          </ol>
        </>
      ) : (
        <LoadingPanel query={query} failed="Failed to load the steps. Please try again." height="480px" />
      )}
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
  const say = (isDone: boolean) =>
    confirm({ variables: { input: { step: kind, isDone } } }).catch(toastFailure('Not Noted'))
  const { confirm: words = '' } = stepWords[kind]
  if (confirmedAt)
    return (
      <div className="live-confirmed">
        <p className="admin-small">
          “{words}”: {confirmedBy}, <TimeAgo date={confirmedAt} />
        </p>
        <Button variant="outline" loading={loading} onClick={() => void say(false)}>
          Take Back
        </Button>
      </div>
    )
  if (state === 'DONE') return null
  return (
    <Button variant="outline" justifySelf="start" loading={loading} onClick={() => void say(true)}>
      {words}
    </Button>
  )
}

const plural = (count: number, word: string) => `${thousands(count)} ${word}${count === 1 ? '' : 's'}`

const RemoveDemo = ({ live }: { live: GoingLiveStepsFragment }) => {
  const { demoSupplierCount, demoPostCount, isRemovingDemo } = live
  const [isConfirming, setConfirming] = useState(false)
  const [remove, { loading }] = useDeleteDemoDataMutation({ refetchQueries: ['GoingLive'] })
  useJobEnd(isRemovingDemo)
  const suppliers = plural(demoSupplierCount, 'fictional supplier')
  const left = demoPostCount ? `${suppliers} and ${plural(demoPostCount, 'article')}` : suppliers
  if (isRemovingDemo) return <p role="status">Removing: {left} are left.</p>
  if (!demoSupplierCount && !demoPostCount) return null
  const start = () =>
    remove({ variables: { input: { confirmation: 'remove' } } }).catch(toastFailure('Nothing Was Removed'))
  return (
    <>
      <p>There are {left}.</p>
      <Button
        variant="outline"
        colorPalette="brick"
        justifySelf="start"
        aria-expanded={isConfirming}
        onClick={() => setConfirming(!isConfirming)}
      >
        Remove Demo Data…
      </Button>
      {isConfirming && (
        <Confirm
          text={`${left} will be permanently removed, with all reviews of those suppliers.`}
          button="Remove Permanently"
          isBusy={loading}
          isGrave
          onConfirm={() => void start()}
        />
      )}
    </>
  )
}

const TestMail = ({ onSent }: { onSent: () => void }) => {
  const [send, { loading }] = useSendTestMailMutation()
  const sendNow = async () => {
    const { data } = await send({ variables: { input: {} } })
    toast({
      title: 'Test Email Queued',
      description: `It goes to ${data?.sendTestMail?.recipient ?? ''}. The result appears here.`,
      type: 'success',
    })
    onSent()
  }
  return (
    <Button
      variant="outline"
      justifySelf="start"
      loading={loading}
      onClick={() => void sendNow().catch(toastFailure('No Email Was Sent'))}
    >
      Send a Test Email
    </Button>
  )
}
