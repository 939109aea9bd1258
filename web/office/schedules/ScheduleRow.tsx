import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { scheduleKinds } from '../../../api/office/schedules/schedule.rules.ts'
import {
  SchedulesDocument,
  useChangeScheduleMutation,
  useScheduleSourcesQuery,
  type ScheduleAction,
  type ScheduleRow_ScheduleFragment,
} from '../../graphql.generated.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { rhythmText, timeText } from './words.ts'

interface ScheduleRowProps {
  schedule: ScheduleRow_ScheduleFragment
  onDeleted: () => void
}

export const ScheduleRow = ({ schedule, onDeleted }: ScheduleRowProps) => {
  const { id, name, pausedAt, problem } = schedule
  const [shown, setShown] = useState<'Edit' | 'Delete'>()
  const [refusal, setRefusal] = useState<string>()
  const [change, { loading }] = useChangeScheduleMutation({ refetchQueries: [SchedulesDocument] })
  const act = async (action: ScheduleAction) => {
    if (loading) return
    setRefusal(undefined)
    try {
      await change({ variables: { input: { id, action } } })
      if (action === 'START') toast({ title: `“${name}” starts within a minute`, type: 'success' })
      if (action === 'DELETE') onDeleted()
    } catch (error) {
      setRefusal(getErrorMessage(error))
    }
  }
  const button = (label: string, onPress: () => void, isOpen?: boolean) => (
    <Button
      variant="outline"
      minH="11"
      {...(label === 'Delete' ? { colorPalette: 'brick' } : {})}
      aria-label={`${label}: ${name}`}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {label}
    </Button>
  )
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{name}</strong>{' '}
          <span className="admin-state" data-state={problem ? 'bad' : pausedAt ? undefined : 'good'}>
            {pausedAt ? 'Paused' : problem ? 'Failed' : 'Active'}
          </span>
          <ScheduleFacts schedule={schedule} />
        </div>
        <div className="admin-actions">
          {button('Start Now', () => void act('START'))}
          {pausedAt ? button('Resume', () => void act('RESUME')) : button('Pause', () => void act('PAUSE'))}
          {button('Edit', () => setShown(shown === 'Edit' ? undefined : 'Edit'), shown === 'Edit')}
          {button('Delete', () => setShown(shown === 'Delete' ? undefined : 'Delete'), shown === 'Delete')}
        </div>
      </div>
      {refusal && (
        <p role="alert" className="text-field-error">
          {refusal}
        </p>
      )}
      {shown === 'Edit' && (
        <div className="admin-part">
          <ScheduleForm schedule={schedule} onClose={() => setShown(undefined)} />
        </div>
      )}
      {shown === 'Delete' && (
        <div className="admin-part" role="group" aria-label={`Delete: ${name}`}>
          <Confirm
            text={`Deletes “${name}”. Runs it has started are not affected.`}
            button="Delete Schedule"
            isBusy={loading}
            isGrave
            onConfirm={() => void act('DELETE')}
          />
        </div>
      )}
    </>
  )
}

const ScheduleFacts = ({ schedule }: { schedule: ScheduleRow_ScheduleFragment }) => {
  const { kind, sources, locations, keyword, startsAt, startedAt, problem } = schedule
  const known = useScheduleSourcesQuery({ fetchPolicy: 'cache-only' }).data?.scrapeSources ?? []
  const labels = sources.map((source) => known.find(({ name }) => name === source)?.label ?? source)
  const places = locations.length > 5 ? [...locations.slice(0, 5), `${locations.length - 5} more`] : locations
  const what = [scheduleKinds[kind], labels.join(', '), keyword, places.join(', ')].filter(Boolean).join(' · ')
  return (
    <dl className="admin-facts">
      <DescriptionItem term="What" value={what} />
      <DescriptionItem term="When" value={rhythmText(schedule)} />
      {startsAt.length > 0 && (
        <DescriptionItem
          term="Next"
          value={startsAt.map((at) => (
            <div key={at}>{timeText(at)}</div>
          ))}
        />
      )}
      <DescriptionItem term="Last started" value={startedAt ? timeText(startedAt) : 'not yet'} />
      {problem && <DescriptionItem term="Problem" value={problem} />}
    </dl>
  )
}
