import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { redirectCheckHeader } from '../../../api/office/redirects/redirect-check.rules.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { Head } from '../../ui/page/Head.tsx'
import './SearchInstead.css'

const SearchInstead = createLazyComponent(async () => (await import('./SearchInstead.tsx')).SearchInstead, {
  name: 'Search suggestions',
  onServer: import.meta.env.SSR ? (await import('./SearchInstead.tsx')).SearchInstead : undefined,
})

interface NothingHereProps {
  title: string
  /** For search engines. */
  description: string
  text: string
  /** If the page could not be loaded: shows Try Again. */
  onRetry?: (() => unknown) | undefined
  words?: string
  suggestsPosts?: boolean
  children: ReactNode
}

/** Says that a page does not exist, or could not be loaded, and suggests where to go. */
export const NothingHere = ({ title, description, text, onRetry, children, ...search }: NothingHereProps) => {
  useServerRedirect(!onRetry)
  return (
    <div className="container narrow nothing-here before-search">
      <Head title={title} description={description} noIndex />
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

/** The path for which the server sent this document. */
const serverPath = import.meta.env.SSR ? '' : location.pathname

/** After navigation within the site, reloads a missing page if the server redirects it. */
const useServerRedirect = (isMissing: boolean) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isMissing || [pathname, location.pathname].includes(serverPath)) return undefined
    const controller = new AbortController()
    const checkServer = async () => {
      const request = { method: 'HEAD', headers: { [redirectCheckHeader]: '1' }, signal: controller.signal }
      if ((await fetch(location.href, request)).status === 200) location.reload()
    }
    checkServer().catch(() => {}) // aborted or offline: the message stays
    return () => controller.abort()
  }, [isMissing, pathname])
}
