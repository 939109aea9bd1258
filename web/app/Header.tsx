import { useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { Icon } from '../ui/kit/Icon.tsx'
import { MenuSignOut } from './MenuSignOut.tsx'
import { Wordmark } from './Wordmark.tsx'

const links = [
  { to: '/', label: 'Home' },
  { to: '/directory', label: 'Directory' },
  { to: '/counties', label: 'Counties' },
  { to: '/blog', label: 'Blog' },
  { to: '/register-business', label: 'For Businesses' },
  { to: '/contact', label: 'Contact' },
]

/** Sticky; under 768 px the menu is behind a button and closes when a link is selected. */
export const Header = () => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <header className="site-header">
      <div className="container">
        <Link to="/">
          <Wordmark />
        </Link>
        <button
          type="button"
          className="menu-button"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={20} />
        </button>
        <nav id="site-menu" className={isOpen ? 'open' : undefined} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          ))}
          <MenuSignOut />
        </nav>
      </div>
    </header>
  )
}
