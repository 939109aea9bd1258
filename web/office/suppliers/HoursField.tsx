import { useId } from 'react'
import { useField } from 'react-final-form'
import { maxSpansPerDay } from '../../../api/suppliers/opening-hours/check-hours.rules.ts'
import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames, weekdays, type Weekday } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import { fieldMessage } from '../../ui/forms/FormField.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const closedOn = (day: Weekday): OpeningSpan => ({ day, opens: null, closes: null })

/** Each day has opening spans, is closed, or is unknown. */
export const HoursField = () => {
  const id = useId()
  const { input, meta } = useField<OpeningSpan[] | undefined>('openingHours', { isEqual, allowNull: true })
  const message = fieldMessage(meta)
  const hours = input.value || undefined
  const entriesOn = (day: Weekday) => hours?.filter((one) => one.day === day) ?? []
  const change = (day: Weekday, entries: OpeningSpan[]) =>
    input.onChange(weekdays.flatMap((one) => (one === day ? entries : entriesOn(one))))
  return (
    <fieldset
      className="text-field"
      aria-invalid={Boolean(message)}
      aria-describedby={message ? `${id}-text` : undefined}
    >
      <legend className="visually-hidden">Opening hours</legend>
      <OfficeCheckbox
        label="The opening hours are known"
        checked={hours !== undefined}
        onChange={(event) => input.onChange(event.target.checked ? weekdays.map(closedOn) : undefined)}
      />
      {hours && (
        <div className="hours-grid">
          {weekdays.map((day) => (
            <HoursOfDay
              key={day}
              day={day}
              entries={entriesOn(day)}
              onChange={(entries) => change(day, entries)}
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
  day: Weekday
  /** Empty where the day is unknown; one span without times where it is closed. */
  entries: OpeningSpan[]
  onChange: (entries: OpeningSpan[]) => void
  onBlur: () => void
}

const isEmpty = ({ opens, closes }: OpeningSpan) => !opens && !closes

const HoursOfDay = ({ day, entries, onChange, onBlur }: HoursOfDayProps) => {
  const name = dayNames[day]
  const isClosed = entries.length === 1 && isEmpty(entries[0]!)
  const rows = entries.length ? entries : [closedOn(day)]
  const changeAt = (at: number, part: Partial<OpeningSpan>) => {
    const changed = rows.map((row, index) => (index === at ? { ...row, ...part } : row))
    onChange(changed.length === 1 && isEmpty(changed[0]!) ? [] : changed)
  }
  return (
    <>
      <span>{name}</span>
      <OfficeCheckbox
        label="Closed"
        aria-label={`${name} closed`}
        checked={isClosed}
        onChange={(event) => onChange(event.target.checked ? [closedOn(day)] : [])}
      />
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a span has no name but its place
        <div key={at} className="hours-span">
          <TimeInput
            label={`${name} opens${at ? ' again' : ''}`}
            time={row.opens}
            onChange={(opens) => changeAt(at, { opens })}
            onBlur={onBlur}
          />
          <TimeInput
            label={`${name} closes${at ? ' again' : ''}`}
            time={row.closes}
            isEnd
            onChange={(closes) => changeAt(at, { closes })}
            onBlur={onBlur}
          />
          {at > 0 ? (
            <button
              type="button"
              className="outline-button hours-button"
              aria-label={`Remove times on ${name}`}
              onClick={() => onChange(entries.filter((_, index) => index !== at))}
            >
              <Icon name="trash" />
            </button>
          ) : (
            <button
              type="button"
              className="outline-button hours-button"
              aria-label={`Add times on ${name}`}
              disabled={rows.some(isEmpty) || rows.length >= maxSpansPerDay}
              onClick={() => onChange([...entries, closedOn(day)])}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
      ))}
    </>
  )
}

interface TimeInputProps {
  label: string
  time: string | null | undefined
  /** The end of the day, 24:00, is entered as 00:00. */
  isEnd?: boolean
  onChange: (time: string | null) => void
  onBlur: () => void
}

const TimeInput = ({ label, time, isEnd, onChange, onBlur }: TimeInputProps) => (
  <input
    type="time"
    aria-label={label}
    value={time === '24:00' ? '00:00' : (time ?? '')}
    onChange={({ target }) => onChange(isEnd && target.value === '00:00' ? '24:00' : target.value || null)}
    onBlur={onBlur}
  />
)
