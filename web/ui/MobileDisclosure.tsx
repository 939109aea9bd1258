import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from './kit/Icon.tsx'
import './MobileDisclosure.css'

interface MobileDisclosureProps {
  label: string
  about?: string
  children: ReactNode
}

/** Open on wide screens, on paper and without scripts; "back" and reload restore it. */
export const MobileDisclosure = ({ label, about, children }: MobileDisclosureProps) => (
  <Fold
    className="phone-fold"
    name={`${label}: ${about}`}
    summary={
      <span>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </span>
    }
  >
    {children}
  </Fold>
)

interface FoldProps {
  className?: string
  /** Unique in its group, or on the page. */
  name: string
  /** At most one fold of a group is open. */
  group?: string
  summary: ReactNode
  children: ReactNode
}

/** "Back" and reload restore it. */
export const Fold = ({ className, name, group, summary, children }: FoldProps) => {
  const key = group ? `${group}: ${name}` : name
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (isOpenInHistory(key)) details.current!.open = true
    else if (details.current!.open) saveInHistory(key, true) // opened before the page's code had loaded
  }, [key])
  return (
    <details
      className={className}
      name={group}
      ref={details}
      onToggle={({ currentTarget }) => saveInHistory(key, currentTarget.open)}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

const openInHistory = (): string[] => (history.state as { openFolds?: string[] } | null)?.openFolds ?? []

const isOpenInHistory = (name: string) => openInHistory().includes(name)

const saveInHistory = (name: string, isOpen: boolean) => {
  if (isOpen === isOpenInHistory(name)) return
  const others = openInHistory().filter((one) => one !== name)
  history.replaceState({ ...history.state, openFolds: isOpen ? [...others, name] : others }, '')
}
