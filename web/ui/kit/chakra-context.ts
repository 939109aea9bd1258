import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Collects Chakra's styles of a server-rendered page. */
export const ChakraStyles = createContext<EmotionCache | undefined>(undefined)
