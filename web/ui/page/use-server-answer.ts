import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { asksRedirect } from '../../../api/office/redirects/asks-redirect.rules.ts'

/** The path that the server has answered with the page that is open. */
const answeredPath = import.meta.env.SSR ? '' : location.pathname

/**
 * Follows a link within the open site that leads to nothing where an administrator has it lead on, which only the server
 * knows: then the page is loaded anew. What the server has answered itself is not asked again.
 */
export const useServerAnswer = (isMissing = true) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isMissing || [pathname, location.pathname].includes(answeredPath)) return undefined
    const left = new AbortController()
    const ask = async () => {
      const asked = { method: 'HEAD', headers: { [asksRedirect]: '1' }, signal: left.signal }
      if ((await fetch(location.href, asked)).status === 200) location.reload()
    }
    ask().catch(() => {}) // left, or offline: it says already that there is nothing
    return () => left.abort()
  }, [isMissing, pathname])
}
