import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Where a page that is rendered on the server gathers the styles of Chakra's components; the browser has its own place. */
export const ChakraStyles = createContext<EmotionCache | undefined>(undefined)
