import { useId } from 'react'
import { useField } from 'react-final-form'
import { weekdays } from '../../api/suppliers/weekdays.rules.ts'
import { fieldMessage } from '../ui/FormField.tsx'
import { OfficeCheck } from '../ui/OfficeCheck.tsx'

interface Day {
  day: string
  opens?: string | null
  closes?: string | null
}

const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const noDays = (): Day[] => weekdays.map((day) => ({ day, opens: null, closes: null }))

/** Opening hours: unknown, or two times for each day, empty for closed. */
export const HoursField = () => {
  const id = useId()
  const { input, meta } = useField<Day[] | undefined>('openingHours', { isEqual, allowNull: true })
  const message = fieldMessage(meta)
  const days = input.value || undefined
  const timesOf = (name: string) => days?.find(({ day }) => day === name) ?? { day: name }
  const change = (name: string, part: Partial<Day>) =>
    input.onChange(
      weekdays.map((day) => ({ opens: null, closes: null, ...timesOf(day), ...(day === name ? part : {}) })),
    )
  return (
    <fieldset
      className="text-field"
      aria-invalid={Boolean(message)}
      aria-describedby={message ? `${id}-text` : undefined}
    >
      <legend className="visually-hidden">Opening hours</legend>
      <OfficeCheck
        label="The opening hours are known"
        checked={days !== undefined}
        onChange={(event) => input.onChange(event.target.checked ? noDays() : undefined)}
      />
      {days && (
        <div className="hours-grid">
          {weekdays.map((day) => (
            <HoursOfDay
              key={day}
              name={dayNames[day]}
              times={timesOf(day)}
              onChange={(part) => change(day, part)}
              onBlur={() => input.onBlur()}
            />
          ))}
        </div>
      )}
      {message && (
        <p id={`${id}-text`} className="text-field-error">
          {message}
        </p>
      )}
    </fieldset>
  )
}

interface HoursOfDayProps {
  name: string
  times: Day
  onChange: (part: Partial<Day>) => void
  onBlur: () => void
}

const HoursOfDay = ({ name, times, onChange, onBlur }: HoursOfDayProps) => (
  <>
    <span>{name}</span>
    <input
      type="time"
      aria-label={`${name} opens`}
      value={times.opens ?? ''}
      onChange={(event) => onChange({ opens: event.target.value || null })}
      onBlur={onBlur}
    />
    <input
      type="time"
      aria-label={`${name} closes`}
      value={times.closes === '24:00' ? '23:59' : (times.closes ?? '')}
      onChange={(event) => onChange({ closes: event.target.value || null })}
      onBlur={onBlur}
    />
  </>
)
