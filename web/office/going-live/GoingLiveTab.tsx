import { Text } from '@chakra-ui/react'
import { useGoingLiveQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { pollOptions } from '../ui/poll-options.ts'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { StepRow } from './StepRow.tsx'
import '../../ui/forms/TextField.css'
import '../../ui/forms/FormField.css'
import '../ui/admin.css'
import './GoingLive.css'

/** The poll interval: changes on the server show without a reload. */
const renewEveryMs = 5000

/** /admin/going-live: the steps from demo to live directory. */
export const Component = () => {
  const { data, error, refetch } = useGoingLiveQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: renewEveryMs,
    ...pollOptions,
  })
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
      ) : error ? (
        <Failed message="Failed to load the steps. Please try again." error={error} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton height="480px" />
      )}
    </>
  )
}
