import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { redirectCheckHeader } from '../../../api/office/redirects/redirect-check.rules.ts'

/** The path of the page that the server rendered. */
const answeredPath = import.meta.env.SSR ? '' : location.pathname

/**
 * Reloads a missing page within the site if the server has a redirect for it. A page that the server rendered itself
 * is not checked again.
 */
export const useServerRedirect = (isMissing = true) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isMissing || [pathname, location.pathname].includes(answeredPath)) return undefined
    const left = new AbortController()
    const checkServer = async () => {
      const request = { method: 'HEAD', headers: { [redirectCheckHeader]: '1' }, signal: left.signal }
      if ((await fetch(location.href, request)).status === 200) location.reload()
    }
    checkServer().catch(() => {}) // left, or offline: it says already that there is nothing
    return () => left.abort()
  }, [isMissing, pathname])
}
