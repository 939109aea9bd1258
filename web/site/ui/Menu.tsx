import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import './Menu.css'

interface MenuProps {
  label: ReactNode
  isActive?: boolean
  /** Open from the start, where nothing is behind it. */
  staysOpen?: boolean
  children: ReactNode
}

/** Works without JavaScript. */
export const Menu = ({ label, isActive = false, staysOpen = false, children }: MenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (staysOpen) return undefined
    const close = () => menu.current?.removeAttribute('open')
    const onPointerDown = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [staysOpen])
  return (
    <details className="menu" ref={menu} data-active={isActive} open={staysOpen || undefined}>
      <summary className="touch small-text">
        {label} <Icon name="chevron-down" size={16} />
      </summary>
      <div className="card menu-choices">{children}</div>
    </details>
  )
}
