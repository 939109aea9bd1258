import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Finds a link again when its page is back. */
type Place = () => HTMLElement | undefined

/** The link last used on each entry of the browser's history, by the entry's key. */
const places = new Map<string, Place>()

const linksTo = (href: string | null) =>
  [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.getAttribute('href') === href)

/** Of several links to the same address, the one that it was; else the first. */
const rememberPlace = (link: HTMLElement): Place => {
  const href = link.getAttribute('href')
  const index = linksTo(href).indexOf(link)
  return () => linksTo(href)[index] ?? linksTo(href)[0]
}

/** The screens of the office are tabs of one page, which moves the focus itself. */
const isOffice = (pathname: string) => /^\/admin(\/|$)/.test(pathname)

/**
 * On another page the focus goes to its heading, and after "back" to the link by which the page was left; its title is
 * told. Of a page that a script puts in place of another a screen reader says nothing by itself.
 */
export const NavigationFocus = () => {
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
    document.addEventListener('click', recordLink, true) // not every browser focuses a link that is clicked
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
      // What an address leads to, and a field that the page has put the focus into, are where the visitor wants to be.
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
