import { createContext, use, type ReactElement } from 'react'

export const RenderCacheContext = /* @__PURE__ */ createContext<
  ((key: string, inside: ReactElement) => string) | undefined
>(undefined)

/** The server renders and caches this; it must depend on `of` and the year only, without context or ids. */
export const useServerHtml = (of: unknown, inside: ReactElement) => {
  const renderOnce = import.meta.env.SSR ? use(RenderCacheContext) : undefined
  if (!renderOnce || of === undefined) return { children: inside }
  return { dangerouslySetInnerHTML: { __html: renderOnce(JSON.stringify(of), inside) } }
}
