import { useSearchParams } from 'react-router'
import {
  useSchedulesQuery,
  useUpdateScrapeLimitsMutation,
  SchedulesDocument,
  type LimitsForm_LimitsFragment,
  useChangeScheduleMutation,
  type ScheduleRow_ScheduleFragment,
  useCreateScheduleMutation,
  useUpdateScheduleMutation,
  type SchedulesQuery,
} from './SchedulesTab.generated.ts'
import type { ScheduleAction, ScheduleKind, ScheduleRhythm } from '../../schema.generated.ts'
import { DueFilterNote } from '../ui/DueFilterNote.tsx'
import {
  ToggleForm,
  AdminForm,
  FormButtons,
  CheckboxGroup,
  InputField,
  LinesField,
  SelectField,
} from '../ui/forms/form.tsx'
import {
  scrapeLimitRules,
  scheduleKinds,
  rhythmWords,
  weekdayNames,
  scheduleRules,
} from '../../../api/office/schedules/schedule.rules.ts'
import { attempt, ActionButton, Confirm, useOpenedVersion } from '../ui/actions.tsx'
import { State } from '../ui/State.tsx'
import { thousands } from '../../../api/text/plural.rules.ts'
import { validate } from '../../ui/forms/validate.ts'
import { timeText } from '../ui/time-text.ts'
import { Panel, LoadingPanel } from '../ui/Panel.tsx'
import { focusTitle } from '../ui/focus.ts'
import { Facts, ListRow, RowList } from '../ui/lists.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'

export const Component = () => {
  const isFailed = useSearchParams()[0].get('due') === 'FAILED'
  const query = useSchedulesQuery({ variables: { isFailed }, fetchPolicy: 'cache-and-network' })
  const { data, loading } = query
  if (!data?.schedules) return <LoadingPanel query={query} things="the schedules" />
  const report = data.schedules
  return (
    <>
      <p className="lead">
        Jobs that run automatically (London time). Scrapes queue behind a running one and wait for quiet hours to end. A
        missed run happens once, later.
      </p>
      <ToggleForm label="Add a Schedule">
        {(close) => <ScheduleForm sources={data.scrapeSources} onClose={close} />}
      </ToggleForm>
      {isFailed && <DueFilterNote path="/admin/schedules">schedules that could not start</DueFilterNote>}
      <RowList
        label="Schedules"
        rows={report.nodes}
        isBusy={loading}
        empty={isFailed ? 'No schedules have failed.' : 'No schedules yet.'}
      >
        {(schedule) => <ScheduleRow schedule={schedule} sources={data.scrapeSources} />}
      </RowList>
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
  const { quietFrom, quietUntil, quietEndsAt, monthlyRequests, requestsThisMonth } = limits
  const [save] = useUpdateScrapeLimitsMutation({ refetchQueries: [SchedulesDocument] })
  const { version, onDirty, ...opened } = useOpenedVersion(limits.version, SchedulesDocument)
  const initial = {
    quietFrom: quietFrom ?? '',
    quietUntil: quietUntil ?? '',
    monthlyRequests: monthlyRequests === null ? '' : String(monthlyRequests),
  }
  const send = (values: Values) =>
    attempt({ refused: 'Limits not saved', ...opened }, async () => {
      await save({ variables: { input: { ...toInput(values), version } } })
      return { title: 'Limits saved', description: 'They apply from the next page.' }
    })
  const isSpent = monthlyRequests !== null && requestsThisMonth >= monthlyRequests
  return (
    <Panel title="Limits for Every Scrape" className="stack">
      <p className="muted small-text">
        {quietEndsAt && <span>{`Quiet hours: scrapes resume ${weekdayTime(quietEndsAt)}. `}</span>}
        <span>
          {`${thousands(requestsThisMonth)} paid requests to Google Places this month${isSpent ? ': the budget is used up, so this source is skipped until next month.' : '.'}`}
        </span>
      </p>
      <AdminForm<Values>
        label="Limits"
        columns={2}
        onSubmit={send}
        validate={check}
        initialValues={initial}
        onDirty={onDirty}
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
    </Panel>
  )
}

interface ScheduleRowProps {
  schedule: ScheduleRow_ScheduleFragment
  sources: ScrapeSources
}

const ScheduleRow = ({ schedule, sources }: ScheduleRowProps) => {
  const { id, name, pausedAt, problem } = schedule
  const [change] = useChangeScheduleMutation({ refetchQueries: [SchedulesDocument] })
  const act = (action: ScheduleAction) => change({ variables: { input: { id, action } } })
  const renderAction = (label: string, action: ScheduleAction) => (
    <ActionButton
      refused="Not done"
      aria-label={`${label}: ${name}`}
      action={async () => {
        await act(action)
        return action === 'START' ? { title: `“${name}” starts within a minute` } : undefined
      }}
    >
      {label}
    </ActionButton>
  )
  return (
    <ListRow
      name={name}
      grave="Delete"
      actions={
        <>
          {renderAction('Start Now', 'START')}
          {pausedAt ? renderAction('Resume', 'RESUME') : renderAction('Pause', 'PAUSE')}
        </>
      }
      parts={{
        Edit: (close) => <ScheduleForm schedule={schedule} sources={sources} onClose={close} />,
        Delete: () => (
          <Confirm
            text={`Deletes “${name}”. Runs it has started are not affected.`}
            button="Delete Schedule"
            refused="Not done"
            isGrave
            action={async () => {
              await act('DELETE')
              focusTitle()
            }}
          />
        ),
      }}
    >
      <strong>{name}</strong>{' '}
      <State tone={problem ? 'bad' : pausedAt ? undefined : 'good'}>
        {pausedAt ? 'Paused' : problem ? 'Failed' : 'Active'}
      </State>
      <ScheduleFacts schedule={schedule} sources={sources} />
    </ListRow>
  )
}

const ScheduleFacts = ({ schedule, sources: known }: ScheduleRowProps) => {
  const { kind, sources, locations, keyword, startsAt, startedAt, problem } = schedule
  const labels = sources.map((source) => known.find(({ name }) => name === source)?.label ?? source)
  const places = locations.length > 5 ? [...locations.slice(0, 5), `${locations.length - 5} more`] : locations
  const what = [scheduleKinds[kind], labels.join(', '), keyword, places.join(', ')].filter(Boolean).join(' · ')
  const next = startsAt.length > 0 && startsAt.map((at) => <div key={at}>{weekdayTime(at)}</div>)
  return (
    <Facts
      facts={{
        What: what,
        When: rhythmText(schedule),
        Next: next,
        'Last started': startedAt ? weekdayTime(startedAt) : 'not yet',
        Problem: problem,
      }}
    />
  )
}

/** Such as "Tue, 24 Nov 2026, 02:30", London time. */
const weekdayTime = (date: string) =>
  `${new Date(date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'Europe/London' })}, ${timeText(date)}`

/** Such as "Every week on Monday at 02:30". */
const rhythmText = ({ every, day, time }: ScheduleRow_ScheduleFragment): string => {
  const on = every === 'WEEK' ? ` on ${weekdayNames[day! - 1]}` : every === 'MONTH' ? ` on day ${day}` : ''
  return `${rhythmWords[every]}${on} at ${time}`
}

interface ScheduleValues {
  name: string
  kind: ScheduleKind
  every: ScheduleRhythm
  day: string
  time: string
  sources: string[]
  locations: string[]
  keyword: string
}

type ScrapeSources = SchedulesQuery['scrapeSources']

interface ScheduleFormProps {
  schedule?: ScheduleRow_ScheduleFragment
  sources: ScrapeSources
  onClose: () => void
}

const toScheduleInput = ({ day, ...values }: ScheduleValues) => ({
  ...values,
  day: values.every === 'DAY' ? null : Number(day),
})
const scheduleErrors = validate(scheduleRules)
const checkSchedule = (values: ScheduleValues) => scheduleErrors(toScheduleInput(values))

const ScheduleForm = ({ schedule, sources, onClose }: ScheduleFormProps) => {
  const directories = sources.filter(({ source }) => source && source !== 'ALL')
  const [create] = useCreateScheduleMutation({ refetchQueries: [SchedulesDocument] })
  const [update] = useUpdateScheduleMutation({ refetchQueries: [SchedulesDocument] })
  const { version, onDirty, ...opened } = useOpenedVersion(schedule?.version ?? null, SchedulesDocument)
  const initial: ScheduleValues = {
    name: schedule?.name ?? '',
    kind: schedule?.kind ?? 'DIRECTORIES',
    every: schedule?.every ?? 'WEEK',
    day: String(schedule?.day ?? 1),
    time: schedule?.time ?? '02:30',
    sources: schedule?.sources.length ? schedule.sources : directories.map(({ name }) => name),
    locations: schedule?.locations ?? [],
    keyword: schedule?.keyword ?? '',
  }
  const send = (values: ScheduleValues) =>
    attempt({ refused: 'Schedule not saved', ...opened }, async () => {
      const input = toScheduleInput(values)
      await (schedule
        ? update({ variables: { input: { ...input, id: schedule.id, version } } })
        : create({ variables: { input } }))
      onClose()
      return { title: 'Schedule saved' }
    })
  const daysOfMonth = Array.from({ length: 31 }, (_, at) => String(at + 1))
  return (
    <AdminForm<ScheduleValues>
      label={schedule ? `Edit ${schedule.name}` : 'New schedule'}
      columns={2}
      onSubmit={send}
      validate={checkSchedule}
      initialValues={initial}
      onDirty={onDirty}
    >
      {({ values }) => (
        <>
          <TextField name="name" label="Name" maxLength={100} help="This name appears on its runs." />
          <SelectField name="kind" label="What" choices={Object.entries(scheduleKinds)} />
          <SelectField name="every" label="How often" choices={Object.entries(rhythmWords)} />
          {values.every === 'WEEK' && (
            <SelectField
              name="day"
              label="Day of the week"
              choices={weekdayNames.map((day, at) => [String(at + 1), day])}
            />
          )}
          {values.every === 'MONTH' && <SelectField name="day" label="Day of the month" choices={daysOfMonth} />}
          <InputField name="time" label="Time" help="London time." type="time" aria-required />
          {values.kind === 'DIRECTORIES' && (
            <div className="wide">
              <CheckboxGroup
                name="sources"
                legend="Sources"
                choices={directories.map(({ name, label }) => ({ value: name, label }))}
              />
            </div>
          )}
          {values.kind === 'MAPS' && (
            <>
              <LinesField name="locations" label="Places" help="One per line." />
              <TextField
                name="keyword"
                label="Keyword"
                maxLength={100}
                isOptional
                help="Leave blank for the default."
              />
            </>
          )}
          <FormButtons label="Save Schedule" onClose={onClose} />
        </>
      )}
    </AdminForm>
  )
}
