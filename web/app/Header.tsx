import { useEffect, useState } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { Icon } from '../ui/kit/Icon.tsx'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useConfig } from '../ui/page/config.tsx'
import { reportFailedSignOut, signedInAs } from '../ui/signed-in-as.ts'
import { useHydrated } from '../ui/hooks/use-hydrated.ts'
import { loadCode } from '../ui/load-code.ts'

const links = [
  { to: '/', label: 'Home' },
  { to: '/directory', label: 'Directory' },
  { to: '/counties', label: 'Counties' },
  { to: '/blog', label: 'Blog' },
  { to: '/register-business', label: 'For Businesses' },
  { to: '/contact', label: 'Contact' },
]

export const Header = () => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <header className="site-header top-bar">
      <div className="container row between">
        <Link to="/">
          <Wordmark />
        </Link>
        <button
          type="button"
          className="menu-button square accent"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={20} />
        </button>
        <nav id="site-menu" className={isOpen ? 'open' : undefined} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} className="hoverable" to={to} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          ))}
          <MenuSignOut />
        </nav>
      </div>
    </header>
  )
}

/** Shown to users without office access; loads its code on click. */
const MenuSignOut = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { signedInAs: atFirst } = useConfig()
  const username = useReactiveVar(signedInAs)
  const isReady = useHydrated()
  const [isLeaving, setLeaving] = useState(false)
  if (!(username === undefined ? atFirst : username)) return null
  const leave = async () => {
    setLeaving(true)
    try {
      const { signOut } = await loadCode(() => import('../office/sign-in/sign-out.ts'))
      await signOut(client, navigate)
    } catch {
      reportFailedSignOut()
    } finally {
      setLeaving(false)
    }
  }
  return (
    <button type="button" className="hoverable" disabled={!isReady || isLeaving} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}

const Wordmark = () => {
  const { siteName, logoUrl } = useConfig()
  return (
    <span className="wordmark">
      {logoUrl ? (
        <img src={logoUrl} alt="" height="32" />
      ) : (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
          <rect width="32" height="32" rx="7" fill="var(--site-colors-mark, #1f5b4f)" />
          <path d="M7 8h18" stroke="#d9a95a" strokeWidth="2.4" strokeLinecap="round" />
          <path d="M8 13.2h16M8 17.8h16M8 22.4h10" stroke="#faf7f2" strokeWidth="2.4" strokeLinecap="round" />
          <path d="M23 8v15.5" stroke="#d9a95a" strokeWidth="1.4" strokeLinecap="round" />
          <circle cx="23" cy="24.6" r="1.7" fill="#d9a95a" />
        </svg>
      )}
      <span>{siteName}</span>
    </span>
  )
}
