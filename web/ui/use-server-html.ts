import { createContext, use, type ReactElement } from 'react'

/** The server's cache of HTML by key. */
export const RenderCacheContext = /* @__PURE__ */ createContext<
  ((key: string, inside: ReactElement) => string) | undefined
>(undefined)

/**
 * Content that is the same on many pages: the server renders it once and caches it. It must depend on `of` and the
 * year only, and use no context or id; without `of` it is not cached.
 */
export const useServerHtml = (of: unknown, inside: ReactElement) => {
  const renderOnce = import.meta.env.SSR ? use(RenderCacheContext) : undefined
  if (!renderOnce || of === undefined) return { children: inside }
  return { dangerouslySetInnerHTML: { __html: renderOnce(JSON.stringify(of), inside) } }
}
