import { createContext } from 'react'

/** Replaces the parts of React Router's framework mode, which is not used here. */
export const FrameworkContext = createContext<undefined>(undefined)
export const usePrefetchBehavior = () => [false, null, {}] as const
export const mergeRefs = <T>(forwarded: T): T => forwarded
export const PrefetchPageLinks = () => null
