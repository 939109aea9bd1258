import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { redirectCheckHeader } from '../../../api/office/redirects/redirect-check.rules.ts'

/** The path that the server has answered with the page that is open. */
const answeredPath = import.meta.env.SSR ? '' : location.pathname

/**
 * Follows a link within the open site that leads to nothing where an administrator has it lead on, which only the server
 * knows: then the page is loaded anew. What the server has answered itself is not asked again.
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
