import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import './Menu.css'

interface MenuProps {
  label: ReactNode
  isActive?: boolean
  children: ReactNode
}

/** Works without JavaScript. */
export const Menu = ({ label, isActive = false, children }: MenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
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
  }, [])
  return (
    <details className="menu" ref={menu} data-active={isActive}>
      <summary>
        {label} <Icon name="chevron-down" size={16} />
      </summary>
      <div className="menu-choices">{children}</div>
    </details>
  )
}
