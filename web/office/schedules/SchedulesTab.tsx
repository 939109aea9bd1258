import { Text, Button, Heading } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useSchedulesQuery,
  useUpdateScrapeLimitsMutation,
  SchedulesDocument,
  type LimitsForm_LimitsFragment,
  useChangeScheduleMutation,
  useScheduleSourcesQuery,
  type ScheduleRow_ScheduleFragment,
} from './SchedulesTab.generated.ts'
import type { ScheduleAction } from '../../schema.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import '../ui/admin.css'
import './SchedulesTab.css'
import { useApolloClient } from '@apollo/client/react'
import { scrapeLimitRules, scheduleKinds, rhythmWords, weekdays } from '../../../api/office/schedules/schedule.rules.ts'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { thousands } from '../../ui/thousands.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { useState } from 'react'
import { Confirm } from '../ui/Confirm.tsx'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { focusTitle } from '../ui/page-title.ts'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const isFailed = useSearchParams()[0].get('due') === 'FAILED'
  const query = useSchedulesQuery({
    variables: { isFailed },
    fetchPolicy: 'cache-and-network',
  })
  const { data, loading } = query
  const report = data?.schedules
  if (!report) return <LoadingPanel query={query} failed="Failed to load the schedules. Please try again." />
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

interface Values {
  quietFrom: string
  quietUntil: string
  monthlyRequests: string
}

const toInput = ({ quietFrom, quietUntil, monthlyRequests }: Values) => ({
  quietFrom: quietFrom || null,
  quietUntil: quietUntil || null,
  monthlyRequests: monthlyRequests.trim() ? Number(monthlyRequests) : null,
})
const rules = validate(scrapeLimitRules)
const check = (values: Values) => rules(toInput(values))

const LimitsForm = ({ limits }: { limits: LimitsForm_LimitsFragment }) => {
  const { version, quietFrom, quietUntil, quietEndsAt, monthlyRequests, requestsThisMonth } = limits
  const [save] = useUpdateScrapeLimitsMutation({ refetchQueries: [SchedulesDocument] })
  const client = useApolloClient()
  const initial = {
    quietFrom: quietFrom ?? '',
    quietUntil: quietUntil ?? '',
    monthlyRequests: monthlyRequests === null ? '' : String(monthlyRequests),
  }
  const send = async (values: Values) => {
    try {
      await save({ variables: { input: { ...toInput(values), version } } })
    } catch (error) {
      return reportSaveFailure(
        error,
        'Limits not saved',
        () => void client.refetchQueries({ include: [SchedulesDocument] }),
      )
    }
    toast({ title: 'Limits saved', description: 'They apply from the next page on.', type: 'success' })
  }
  const isSpent = monthlyRequests !== null && requestsThisMonth >= monthlyRequests
  return (
    <section className="admin-panel schedule-limits" aria-labelledby="limits">
      <Heading as="h2" id="limits" size="md" mb="1">
        Limits for Every Scrape
      </Heading>
      <p className="admin-small">
        {quietEndsAt && <span>{`Quiet hours: scrapes resume ${timeText(quietEndsAt)}. `}</span>}
        <span>
          {`${thousands(requestsThisMonth)} paid requests to Google Places this month${isSpent ? ': the budget is used up, so this source is skipped until next month.' : '.'}`}
        </span>
      </p>
      <AdminForm<Values>
        label="Limits"
        className="admin-form schedule-limit-fields"
        onSubmit={send}
        validate={check}
        initialValues={initial}
        keepDirtyOnReinitialize
      >
        <InputField name="quietFrom" label="Quiet from" help="Scrapes pause during these hours." type="time" />
        <InputField name="quietUntil" label="Quiet until" help="Can be the next day." type="time" />
        <InputField
          name="monthlyRequests"
          label="Paid requests a month"
          help="Leave blank for no limit."
          inputMode="numeric"
        />
        <FormButtons label="Save Limits" />
      </AdminForm>
    </section>
  )
}

interface ScheduleRowProps {
  schedule: ScheduleRow_ScheduleFragment
  onDeleted: () => void
}

const ScheduleRow = ({ schedule, onDeleted }: ScheduleRowProps) => {
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

/** Such as "Tue 24 Nov 2026, 02:30", London time. */
const timeText = (date: string) =>
  new Date(date).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  })

/** Such as "Every week on Monday at 02:30". */
const rhythmText = ({ every, day, time }: ScheduleRow_ScheduleFragment): string => {
  const on = every === 'WEEK' ? ` on ${weekdays[day! - 1]}` : every === 'MONTH' ? ` on day ${day}` : ''
  return `${rhythmWords[every]}${on} at ${time}`
}
