import { Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useSchedulesQuery } from '../../graphql.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import './SchedulesTab.css'
import { LimitsForm } from './LimitsForm.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import { focusTitle } from '../ui/page-title.ts'

/** /admin/schedules: scheduled jobs, and the limits of every scrape. */
export const Component = () => {
  const isFailed = useSearchParams()[0].get('due') === 'FAILED'
  const { data, error, loading, refetch } = useSchedulesQuery({
    variables: { isFailed },
    fetchPolicy: 'cache-and-network',
  })
  const report = data?.schedules
  if (!report && error)
    return (
      <Failed message="Failed to load the schedules. Please try again." error={error} onRetry={() => void refetch()} />
    )
  if (!report) return <PanelSkeleton height="420px" />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Jobs that run automatically (London time). Scrapes queue behind a running one and wait for quiet hours to end. A
        missed run happens once, later.
      </Text>
      <ToggleForm label="Add a Schedule">{(close) => <ScheduleForm onClose={close} />}</ToggleForm>
      {isFailed && <DueFilterNote path="/admin/schedules">schedules that could not start</DueFilterNote>}
      {report.nodes.length === 0 ? (
        <Text color="fg.muted" py="6">
          {isFailed ? 'There are none.' : 'No schedules yet.'}
        </Text>
      ) : (
        <ul className="admin-list" aria-label="Schedules" aria-busy={loading}>
          {report.nodes.map((schedule) => (
            <li key={schedule.id}>
              <ScheduleRow schedule={schedule} onDeleted={focusTitle} />
            </li>
          ))}
        </ul>
      )}
      <LimitsForm limits={report.limits} />
    </>
  )
}
