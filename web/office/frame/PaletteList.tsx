import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useOfficeSuppliersQuery, type OfficeSuppliersQuery } from '../../graphql.generated.ts'
import { usePermission } from '../ui/use-permission.ts'
import { groupsFor, screenPath, type OfficeGroup } from './tabs.ts'

interface PaletteListProps {
  fieldRef: RefObject<HTMLInputElement | null>
  onChoose: (path: string) => void
}

interface Option {
  path: string
  text: string
  detail: string
}

const pauseMs = 150

/** A combobox by the ARIA pattern whose list is always open: arrows, Home and End move, Enter goes there. */
export const PaletteList = ({ fieldRef, onChoose }: PaletteListProps) => {
  const id = useId()
  const may = usePermission()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  useEffect(() => fieldRef.current?.focus(), [fieldRef])
  const search = useSettled(typed.trim())
  const { data, previousData, loading, error } = useOfficeSuppliersQuery({
    variables: { search },
    skip: !may('listings') || (search.length < 2 && !/^\d/.test(search)),
    fetchPolicy: 'network-only',
  })
  const suppliers = typed.trim() ? ((data ?? previousData)?.officeSuppliers ?? []) : []
  const screens = screensNamed(typed.trim(), groupsFor(may))
  const options = [...screens, ...suppliers.map(toOption)]
  const shown = Math.min(active, options.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const count = options.length
    if (!count) return
    if (event.key === 'ArrowDown') setActive((shown + 1) % count)
    else if (event.key === 'ArrowUp') setActive((shown + count - 1) % count)
    else if (event.key === 'Home') setActive(0)
    else if (event.key === 'End') setActive(count - 1)
    else if (event.key === 'Enter') onChoose(options[shown]!.path)
    else return
    event.preventDefault()
  }
  const optionAt = ({ path, text, detail }: Option, at: number) => (
    // The focus stays in the field, whose onKeyDown moves through the options.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      key={path}
      id={`${id}-${at}`}
      ref={at === shown ? revealed : null}
      role="option"
      tabIndex={-1}
      aria-selected={at === shown}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(path)}
    >
      <bdi>{text}</bdi>
      <small>{detail}</small>
    </div>
  )
  const isSettled = search === typed.trim() && !loading
  const nothing = typed.trim() && isSettled && !options.length
  return (
    <>
      <input
        ref={fieldRef}
        className="palette-field"
        role="combobox"
        aria-label="Screen, or supplier by name, phone, email, town or id"
        placeholder="Screen, or supplier: name, phone, email, town, id"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length ? `${id}-${shown}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label="Screens and suppliers">
        {screens.length > 0 && (
          <div role="group" aria-labelledby={`${id}-screens`}>
            <p id={`${id}-screens`}>Screens</p>
            {screens.map(optionAt)}
          </div>
        )}
        {suppliers.length > 0 && (
          <div role="group" aria-labelledby={`${id}-suppliers`}>
            <p id={`${id}-suppliers`}>Suppliers</p>
            {suppliers.map((one, at) => optionAt(toOption(one), screens.length + at))}
          </div>
        )}
      </div>
      <p className={nothing || error ? 'palette-note' : 'visually-hidden'} role="status">
        {error
          ? 'Supplier search failed. Please try again.'
          : nothing
            ? 'No results.'
            : typed.trim() && isSettled
              ? `${options.length} found`
              : ''}
      </p>
    </>
  )
}

const revealed = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' })

/** The screens whose name or group matches the input; all for an empty input. */
const screensNamed = (typed: string, groups: readonly OfficeGroup[]): Option[] => {
  const words = typed.toLowerCase()
  return groups.flatMap(({ label: group, screens }) =>
    screens
      .filter(({ label }) => `${label} ${group}`.toLowerCase().includes(words))
      .map((screen) => ({ path: screenPath(screen), text: screen.label, detail: group })),
  )
}

const toOption = ({
  id,
  name,
  city,
  county,
  postcode,
  status,
}: NonNullable<OfficeSuppliersQuery['officeSuppliers']>[number]): Option => ({
  path: `/admin/suppliers?supplier=${id}`,
  text: name,
  detail: [`No. ${id}`, city ?? county, postcode, status === 'LISTED' ? '' : status.toLowerCase()]
    .filter(Boolean)
    .join(' · '),
})

const useSettled = (text: string): string => {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => settle(text), pauseMs)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}
