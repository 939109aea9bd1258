import { useEffect, useRef } from 'react'
import { ignoreSecondClick } from '../ui/ignore-second-click.ts'
import { panelSkeleton } from '../../ui/Skeletons.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePermission } from '../ui/use-permission.ts'
import { panelId, getTabId } from './Office.tsx'
import { findScreen } from './tabs.ts'

interface ScreenPanelProps {
  value: string
}

/** The screen named by the address. It takes the focus unless it was opened from the menu. */
export const ScreenPanel = ({ value }: ScreenPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (!document.activeElement?.matches('[role="tab"]')) panel.current?.focus({ preventScroll: true })
  }, [value])
  const isHydrated = useHydrated()
  const may = usePermission()
  const screen = findScreen(value)
  if (!screen)
    return (
      <div className="admin-panel" id={panelId} ref={panel} tabIndex={-1}>
        <p>Did you forget to add the page to the router?</p>
      </div>
    )
  if (screen.area !== 'own' && !may(screen.area))
    return (
      <div className="admin-panel" id={panelId} ref={panel} tabIndex={-1}>
        <h2 className="heading">Not for Your Role</h2>
        <p>{screen.label} is not part of your role. Ask an administrator to change it.</p>
      </div>
    )
  return (
    // A second click of a double click is no wish; see there.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className="office-panel"
      role="tabpanel"
      id={panelId}
      aria-labelledby={getTabId(value)}
      ref={panel}
      tabIndex={-1}
      onClickCapture={ignoreSecondClick}
    >
      {isHydrated ? <screen.Panel key={value} /> : panelSkeleton}
    </div>
  )
}
