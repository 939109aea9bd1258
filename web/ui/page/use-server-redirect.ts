import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { redirectCheckHeader } from '../../../api/office/redirects/redirect-check.rules.ts'

const answeredPath = import.meta.env.SSR ? '' : location.pathname

/** After navigation within the site, reloads a missing page if the server redirects it. */
export const useServerRedirect = (isMissing: boolean) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isMissing || [pathname, location.pathname].includes(answeredPath)) return undefined
    const left = new AbortController()
    const checkServer = async () => {
      const request = { method: 'HEAD', headers: { [redirectCheckHeader]: '1' }, signal: left.signal }
      if ((await fetch(location.href, request)).status === 200) location.reload()
    }
    checkServer().catch(() => {}) // left or offline: the page already says so
    return () => left.abort()
  }, [isMissing, pathname])
}
