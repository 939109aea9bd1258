import { createContext } from 'react'

/*
 * Replaces what React Router's framework gives its links and pages in the browser. Nothing here uses the framework, whose build tool
 * makes it, and no link prefetches.
 */
export const FrameworkContext = createContext<undefined>(undefined)
export const usePrefetchBehavior = () => [false, null, {}] as const
export const mergeRefs = <T>(forwarded: T): T => forwarded
export const PrefetchPageLinks = () => null
