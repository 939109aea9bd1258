import { Accordion } from '@chakra-ui/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useOfficeTasksQuery } from '../to-do/OfficeTasks.generated.ts'
import type { OfficeTaskKind } from '../../schema.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { isTextList, useLocalStorage } from '../../ui/hooks/use-local-storage.ts'
import { usePermission } from '../ui/use-permission.ts'
import icons from './menu-icons.svg?no-inline'
import { getTabId, groupsFor, panelId, screenPath, type OfficeGroup } from './tabs.ts'

interface OfficeMenuProps {
  shown: string
  /** Only the permanent menu, without this, has ids for its tabs. */
  onChoose?: () => void
}

const asksForDecision = new Set<OfficeTaskKind>(['REGISTRATION', 'REQUEST', 'FIND', 'REVIEW', 'REPORT', 'MESSAGE'])
/** Ids must not have spaces. */
const toGroupId = (label: string) => label.replaceAll(' ', '-')
const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End']

/** Vertical tabs by the ARIA pattern; as links, they also open in new windows. */
export const OfficeMenu = ({ shown, onChoose }: OfficeMenuProps) => {
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
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = keys.indexOf(event.key)
    if (step < 0) return
    event.preventDefault()
    const tabs = [...menu.current!.querySelectorAll<HTMLAnchorElement>('[data-state="open"] [role="tab"]')]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const target = step > 3 ? (step === 4 ? 0 : -1) : at + (step < 2 ? 1 : -1)
    const next = tabs.at(target % tabs.length)!
    next.focus()
    void navigate(next.pathname, { replace: true, preventScrollReset: true })
  }
  const [folded, store] = useLocalStorage('office-folded-groups', isTextList)
  const isHydrated = useHydrated()
  const isOpen = ({ label, screens }: OfficeGroup) =>
    !isHydrated || !folded?.includes(toGroupId(label)) || screens.some(({ value }) => value === shown)
  const open = groups.filter(isOpen).map(({ label }) => toGroupId(label))
  const fold = (next: string[]) => store(groups.map(({ label }) => toGroupId(label)).filter((id) => !next.includes(id)))
  return (
    <Accordion.Root
      unstyled
      multiple
      ref={menu}
      className="office-menu"
      value={open}
      onValueChange={({ value }) => fold(value)}
    >
      {groups.map(({ label, screens }) => (
        <Accordion.Item key={label} value={toGroupId(label)}>
          <Accordion.ItemTrigger>
            {label} <Icon name="chevron-down" size={14} />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent role="group">
            {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it have the focus */}
            <div role="tablist" aria-label={label} aria-orientation="vertical" onKeyDown={move}>
              {screens.map(({ value, label: text }, index) => (
                <Link
                  key={value}
                  className="hoverable"
                  to={screenPath({ value })}
                  role="tab"
                  id={onChoose ? undefined : getTabId(value)}
                  aria-selected={value === shown}
                  aria-controls={value === shown ? panelId : undefined}
                  tabIndex={value === shown || (index === 0 && !screens.some((one) => one.value === shown)) ? 0 : -1}
                  onClick={onChoose}
                >
                  <svg className="icon" width={18} height={18} aria-hidden="true" focusable="false">
                    <use href={`${icons}#${value || 'to-do'}`} />
                  </svg>
                  {text}
                  {waiting[value] ? (
                    <span className="badge menu-count">
                      {` ${waiting[value]}`}
                      <span className="visually-hidden"> waiting</span>
                    </span>
                  ) : null}
                </Link>
              ))}
            </div>
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}
