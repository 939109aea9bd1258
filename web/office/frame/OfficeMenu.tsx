import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useOfficeTasksQuery, type OfficeTaskKind } from '../../graphql.generated.ts'
import { usePermission } from '../ui/use-permission.ts'
import { groupsFor, screenPath } from './tabs.ts'

interface OfficeMenuProps {
  /** The value of the screen that is shown. */
  shown: string
  /** The id of the panel that the screens are shown in. */
  panelId: string
  /** Names the tabs for the panel, in the one menu that is always in the page. */
  idOf?: (value: string) => string
  onChoose?: () => void
}

const asksForDecision = new Set<OfficeTaskKind>(['REGISTRATION', 'REQUEST', 'FIND', 'REVIEW', 'REPORT', 'MESSAGE'])
const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End']

/**
 * The office's screens in their groups: tabs by the ARIA pattern, upright, which are links too, so that each can be
 * opened in another window. Arrows, Home and End move and select.
 */
export const OfficeMenu = ({ shown, panelId, idOf: getId, onChoose }: OfficeMenuProps) => {
  const id = useId()
  const navigate = useNavigate()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector(`[href="${screenPath({ value: shown })}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [shown])
  const groups = groupsFor(usePermission())
  const tasks = useOfficeTasksQuery().data?.officeTasks?.tasks ?? []
  const waiting: Record<string, number> = {
    '': tasks.length,
    requests: tasks.reduce((sum, { kind, count }) => sum + (asksForDecision.has(kind) ? count : 0), 0),
  }
  const isKnown = groups.some(({ screens }) => screens.some(({ value }) => value === shown))
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = keys.indexOf(event.key)
    if (step < 0) return
    event.preventDefault()
    const tabs = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[role="tab"]')]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const target = step > 3 ? (step === 4 ? 0 : -1) : at + (step < 2 ? 1 : -1)
    const next = tabs.at(target % tabs.length)!
    next.focus()
    void navigate(next.pathname, { replace: true, preventScrollReset: true })
  }
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it have the focus
    <div
      ref={menu}
      className="office-menu"
      role="tablist"
      aria-label="Administration"
      aria-orientation="vertical"
      onKeyDown={move}
    >
      {groups.map(({ label, screens }, at) => (
        <div key={label} role="presentation">
          <span id={`${id}-${at}`} className="office-group" aria-hidden="true">
            {label}
          </span>
          {screens.map(({ value, label: text }, index) => (
            <Link
              key={value}
              to={screenPath({ value })}
              role="tab"
              id={getId?.(value)}
              aria-selected={value === shown}
              aria-controls={value === shown ? panelId : undefined}
              aria-describedby={`${id}-${at}`}
              tabIndex={value === shown || (!isKnown && at + index === 0) ? 0 : -1}
              onClick={onChoose}
            >
              {text}
              {waiting[value] ? (
                <span className="tab-badge">
                  {` ${waiting[value]}`}
                  <span className="visually-hidden"> waiting</span>
                </span>
              ) : null}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
