import { createContext, use, type ReactElement } from 'react'

/** Given on the server: the HTML of what looks the same whenever its key is. */
export const RenderCacheContext = /* @__PURE__ */ createContext<
  ((key: string, inside: ReactElement) => string) | undefined
>(undefined)

/**
 * What an element holds that stands on many pages, or on one that is rendered again and again. The server renders it once for
 * all of them; the browser hydrates it as anything else. It follows from `of` and the year alone, and uses no context and no id;
 * without `of` it is rendered as usual.
 */
export const useServerHtml = (of: unknown, inside: ReactElement) => {
  const renderOnce = import.meta.env.SSR ? use(RenderCacheContext) : undefined
  if (!renderOnce || of === undefined) return { children: inside }
  return { dangerouslySetInnerHTML: { __html: renderOnce(JSON.stringify(of), inside) } }
}
