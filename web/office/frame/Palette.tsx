import { Dialog } from '@chakra-ui/react'
import { useEffect, useRef, useState, useId, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { Tooltip } from '../ui/Tooltip.tsx'
import { OfficeDialog } from './OfficeDialog.tsx'
import { IconButton } from './IconButton.tsx'
import { useOfficeSuppliersQuery, type OfficeSuppliersQuery } from './Palette.generated.ts'
import { focusNow } from '../ui/focus.ts'
import { usePermission } from '../ui/use-permission.ts'
import { groupsFor, panelId, screenPath, type OfficeGroup } from './tabs.ts'
import '../../site/ui/Combobox.css'

export const findLabel = 'Find a supplier or a screen'

/** Opens with Ctrl+K or ⌘K. */
export const Palette = () => {
  const [isOpen, setOpen] = useState(false)
  const hasChosen = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented) return // a field uses this key itself
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const choose = (path: string) => {
    hasChosen.current = true
    setOpen(false)
    void navigate(path)
  }
  return (
    <OfficeDialog
      isOpen={isOpen}
      onOpen={setOpen}
      finalFocusEl={() => {
        const target = hasChosen.current ? document.getElementById(panelId) : trigger.current
        hasChosen.current = false
        return target
      }}
      trigger={
        <Tooltip text={findLabel} isName>
          <Dialog.Trigger ref={trigger} className="outline-button compact" aria-keyshortcuts="Control+K Meta+K">
            <Icon name="search" />
            <span className="visually-hidden">{findLabel}</span>
            <span className="office-only-wide" aria-hidden>
              Find… <kbd>Ctrl K</kbd>
            </span>
          </Dialog.Trigger>
        </Tooltip>
      }
      className="palette panel"
      label={findLabel}
    >
      <PaletteList onChoose={choose} />
      <IconButton label="Close" icon="close" className="palette-close" onClick={() => setOpen(false)} />
    </OfficeDialog>
  )
}

interface Option {
  path: string
  text: string
  detail: string
}

const pauseMs = 150

/** A combobox by the ARIA pattern, whose list is always open. */
const PaletteList = ({ onChoose }: { onChoose: (path: string) => void }) => {
  const id = useId()
  const may = usePermission()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = useDebounced(typed.trim(), pauseMs)
  const { data, previousData, loading, error } = useOfficeSuppliersQuery({
    variables: { search },
    skip: !may('listings') || (search.length < 2 && !/^\d/.test(search)),
    fetchPolicy: 'network-only',
  })
  const found = data ?? (loading ? previousData : undefined)
  const suppliers = typed.trim() ? (found?.officeSuppliers ?? []) : []
  const screens = screensNamed(typed.trim(), groupsFor(may))
  const options = [...screens, ...suppliers.map(toOption)]
  const shown = Math.min(active, options.length - 1)
  const onKeyDown = (event: ReactKeyboardEvent) => {
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
    // The focus stays in the field, whose keys move through the options.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      key={path}
      className="row between small-text"
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
        ref={focusNow}
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
