import { useState, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useMatch, NavigationType, useLocation, useNavigationType } from 'react-router'
import { ConsentBanner } from '../site/consent/ConsentBanner.tsx'
import { LazyStaffEffects } from '../office/to-do/LazyStaffEffects.tsx'
import { isStaffBrowser } from '../office/to-do/staff-browser.ts'
import { Toaster } from '../ui/kit/toaster.tsx'
import { useAfterFirstPaint } from '../ui/hooks/use-after-first-paint.ts'
import { useConfig } from '../ui/page/config.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import './Layout.css'

export const Layout = () => {
  const { hasDemoData } = useConfig()
  const isOffice = useMatch('/admin/*')
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the main content
      </a>
      {hasDemoData && (
        <aside className="demonstration" aria-label="Demonstration">
          Demo site: these suppliers and reviews are made up.
        </aside>
      )}
      {isOffice ? (
        <Outlet />
      ) : (
        <>
          <Header />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
          <ConsentBanner />
          <StaffOnly />
        </>
      )}
      <Toaster />
      <NavigationFocus />
      <ScrollRestoration />
    </>
  )
}

/** Opening the storage is slow, so it waits for the first paint. */
const StaffOnly = () => useAfterFirstPaint() && <Watched />

const Watched = () => {
  const [isStaff] = useState(isStaffBrowser)
  return isStaff && <LazyStaffEffects />
}

type Place = () => HTMLElement | undefined

/** The last used link of each history entry, by the entry's key. */
const places = new Map<string, Place>()

const linksTo = (href: string | null) =>
  [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.getAttribute('href') === href)

/** Several links may have the same address, so the index counts too. */
const rememberPlace = (link: HTMLElement): Place => {
  const href = link.getAttribute('href')
  const index = linksTo(href).indexOf(link)
  return () => linksTo(href)[index] ?? linksTo(href)[0]
}

/** The office moves the focus between its tabs itself. */
const isOffice = (pathname: string) => /^\/admin(\/|$)/.test(pathname)

/** Screen readers miss client-side navigation, so the focus moves and the title is announced. */
const NavigationFocus = () => {
  const { key, pathname, hash } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)
  const [title, announce] = useState('')
  useEffect(() => {
    const recordLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null
      if (link) places.set(key, rememberPlace(link))
    }
    document.addEventListener('focusin', recordLink)
    document.addEventListener('click', recordLink, true) // some browsers do not focus clicked links
    return () => {
      document.removeEventListener('focusin', recordLink)
      document.removeEventListener('click', recordLink, true)
    }
  }, [key])
  useEffect(() => {
    const left = shown.current
    shown.current = pathname
    if (left === pathname || (isOffice(left) && isOffice(pathname))) return
    const main = document.getElementById('main')!
    const before = document.activeElement
    const place = isReturn ? places.get(key) : undefined
    const arrive = () => {
      const heading = main.querySelector<HTMLElement>('h1:not([aria-busy])')
      const target = place?.() ?? (place && main.querySelector('[aria-busy="true"]') ? null : heading)
      if (!heading || !target) return
      observer.disconnect()
      announce(document.title)
      const { activeElement } = document
      const isTaken = activeElement !== before && activeElement !== document.body
      // A fragment or a field that the page has focused takes precedence.
      if (isTaken || hash || activeElement?.matches('main :is(input, select, textarea)')) return
      if (target === heading) heading.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(arrive)
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
    arrive()
    return () => observer.disconnect()
  }, [key, pathname, hash, isReturn])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
