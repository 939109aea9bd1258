import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { redirectCheckHeader } from '../../../api/office/redirects/redirect-check.rules.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import './SearchInstead.css'

const SearchInstead = createLazyComponent(async () => (await import('./SearchInstead.tsx')).SearchInstead, {
  name: 'What else to search for',
  onServer: import.meta.env.SSR ? (await import('./SearchInstead.tsx')).SearchInstead : undefined,
})

interface NothingHereProps {
  title: string
  /** For search engines. */
  description: string
  text: string
  /** Set if the page could not be loaded. */
  onRetry?: (() => unknown) | undefined
  words?: string
  ofPosts?: boolean
  children: ReactNode
}

/** A page that does not exist, with ways on. */
export const NothingHere = ({ title, description, text, onRetry, children, ...search }: NothingHereProps) => {
  const { siteName } = useConfig()
  useServerRedirect(!onRetry)
  return (
    <div className="container narrow nothing-here">
      <Head title={`${title} | ${siteName}`} description={description} noIndex />
      <h1 className="heading large">{title}</h1>
      <p>{text}</p>
      <div className="row">
        {children}
        {onRetry && (
          <button type="button" className="outline-button compact" onClick={() => void onRetry()}>
            Try Again
          </button>
        )}
      </div>
      <SearchInstead {...search} />
    </div>
  )
}

const answeredPath = import.meta.env.SSR ? '' : location.pathname

/** After navigation within the site, reloads a missing page if the server redirects it. */
const useServerRedirect = (isMissing: boolean) => {
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
