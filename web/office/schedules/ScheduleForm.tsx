import {
  rhythmWords,
  scheduleKinds,
  scheduleRules,
  weekdayNames,
} from '../../../api/office/schedules/schedule.rules.ts'
import {
  SchedulesDocument,
  useCreateScheduleMutation,
  useUpdateScheduleMutation,
  type ScheduleRow_ScheduleFragment,
  type SchedulesQuery,
} from './SchedulesTab.generated.ts'
import type { ScheduleKind, ScheduleRhythm } from '../../schema.generated.ts'
import { CheckboxGroup } from '../ui/forms/CheckboxGroup.tsx'
import { attempt } from '../ui/attempt.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useOpenedVersion } from '../ui/forms/use-opened-version.ts'
import { validate } from '../../ui/forms/validate.ts'
import { AdminForm, FormButtons } from '../ui/forms/AdminForm.tsx'
import { InputField, LinesField, SelectField } from '../ui/forms/fields.tsx'

interface Values {
  name: string
  kind: ScheduleKind
  every: ScheduleRhythm
  day: string
  time: string
  sources: string[]
  locations: string[]
  keyword: string
}

export type ScrapeSources = SchedulesQuery['scrapeSources']

interface ScheduleFormProps {
  schedule?: ScheduleRow_ScheduleFragment
  sources: ScrapeSources
  onClose: () => void
}

const toInput = ({ day, ...values }: Values) => ({ ...values, day: values.every === 'DAY' ? null : Number(day) })
const rules = validate(scheduleRules)
const check = (values: Values) => rules(toInput(values))

export const ScheduleForm = ({ schedule, sources, onClose }: ScheduleFormProps) => {
  const directories = sources.filter(({ source }) => source && source !== 'ALL')
  const [create] = useCreateScheduleMutation({ refetchQueries: [SchedulesDocument] })
  const [update] = useUpdateScheduleMutation({ refetchQueries: [SchedulesDocument] })
  const { version, onStale } = useOpenedVersion(schedule?.version, SchedulesDocument)
  const initial: Values = {
    name: schedule?.name ?? '',
    kind: schedule?.kind ?? 'DIRECTORIES',
    every: schedule?.every ?? 'WEEK',
    day: String(schedule?.day ?? 1),
    time: schedule?.time ?? '02:30',
    sources: schedule?.sources.length ? schedule.sources : directories.map(({ name }) => name),
    locations: schedule?.locations ?? [],
    keyword: schedule?.keyword ?? '',
  }
  const send = (values: Values) =>
    attempt({ refused: 'Schedule not saved', onStale }, async () => {
      const input = toInput(values)
      await (schedule
        ? update({ variables: { input: { ...input, id: schedule.id, version } } })
        : create({ variables: { input } }))
      onClose()
      return { title: 'Schedule saved' }
    })
  const daysOfMonth = Array.from({ length: 31 }, (_, at) => String(at + 1))
  return (
    <AdminForm<Values>
      label={schedule ? `Edit ${schedule.name}` : 'New schedule'}
      columns={2}
      isFocused
      refused="Not saved"
      onSubmit={send}
      validate={check}
      initialValues={initial}
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
