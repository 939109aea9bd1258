import { Button, Grid } from '@chakra-ui/react'
import {
  editableFields,
  getFieldForm,
  formSections,
  getFieldRow,
  type EditableField,
} from '../../../api/suppliers/rules/supplier-fields.rules.ts'
import { businessStatuses } from '../../../api/suppliers/rules/business-status.rules.ts'
import { supplierCountries } from '../../../api/places/areas/country.rules.ts'
import { FieldError, fieldMessage } from '../../ui/forms/FormField.tsx'
import { GalleryField } from '../pictures/GalleryField.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { usePermission } from '../ui/use-permission.ts'
import { useId } from 'react'
import { useField } from 'react-final-form'
import { maxSpansPerDay } from '../../../api/suppliers/opening-hours/check-hours.rules.ts'
import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames, weekdays, type Weekday } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { OfficeCheckbox } from '../ui/forms/OfficeCheckbox.tsx'
import { InputField, LinesField, SelectField, TextAreaField } from '../ui/forms/form.tsx'

export const SupplierFields = () => {
  const seesPrivate = usePermission()('requests')
  return formSections.map((section) => <Section key={section} section={section} seesPrivate={seesPrivate} />)
}

const Section = ({ section, seesPrivate }: { section: string; seesPrivate: boolean }) => (
  <fieldset className="editor-section">
    <legend>{section}</legend>
    <div className="two-columns">
      {editableFields
        .filter((field) => getFieldForm(field).section === section && (seesPrivate || !getFieldRow(field).isPrivate))
        .map((field) => (
          <div key={field} className={getFieldForm(field).isWide ? 'wide' : undefined}>
            <Input name={field} />
          </div>
        ))}
    </div>
  </fieldset>
)

const Input = ({ name }: { name: EditableField }) => {
  const { label, example, help, input = 'line', rows, takes } = getFieldForm(name)
  const { maxLength } = getFieldRow(name)
  const labelled = { name, label, help: example ? `Such as ${example}.` : help }
  if (input === 'hours') return <HoursField />
  if (input === 'picture') return <PictureField {...labelled} maxLength={maxLength ?? 500} />
  if (input === 'gallery') return <GalleryField name={name} label={label} />
  if (input === 'list') return <LinesField {...labelled} rows={rows} />
  if (input === 'country') return <SelectField {...labelled} choices={supplierCountries} />
  if (input === 'status')
    return <SelectField {...labelled} none="Not known" choices={Object.entries(businessStatuses)} />
  if (input === 'area') return <TextAreaField {...labelled} rows={rows} maxLength={maxLength} />
  const keyboard = takes === 'pounds' ? 'decimal' : takes
  const isNumber = keyboard === 'numeric' || keyboard === 'decimal'
  return (
    <InputField
      {...labelled}
      type={isNumber ? 'text' : (keyboard ?? 'text')}
      inputMode={isNumber ? keyboard : undefined}
      maxLength={maxLength}
    />
  )
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const closedOn = (day: Weekday): OpeningSpan => ({ day, opens: null, closes: null })

const HoursField = () => {
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
        <Grid
          templateColumns={{ base: '1fr auto', md: 'minmax(90px, auto) auto 1fr' }}
          gap="2"
          alignItems="center"
          maxW="600px"
        >
          {weekdays.map((day) => (
            <HoursOfDay
              key={day}
              day={day}
              entries={entriesOn(day)}
              onChange={(entries) => change(day, entries)}
              onBlur={() => input.onBlur()}
            />
          ))}
        </Grid>
      )}
      <FieldError id={`${id}-text`} message={message} />
    </fieldset>
  )
}

interface HoursOfDayProps {
  day: Weekday
  /** Empty if the day is unknown; one span without times if it is closed. */
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
        <Grid key={at} gridColumn={{ base: '1 / -1', md: '3' }} templateColumns="1fr 1fr 44px" gap="2">
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
          <Button
            variant="outline"
            minW="0"
            px="0"
            aria-label={`${at ? 'Remove' : 'Add'} times on ${name}`}
            disabled={at === 0 && (rows.some(isEmpty) || rows.length >= maxSpansPerDay)}
            onClick={() => onChange(at ? entries.filter((_, index) => index !== at) : [...entries, closedOn(day)])}
          >
            <Icon name={at ? 'trash' : 'plus'} />
          </Button>
        </Grid>
      ))}
    </>
  )
}

interface TimeInputProps {
  label: string
  time: string | null | undefined
  /** Midnight, 24:00, is entered as 00:00. */
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
