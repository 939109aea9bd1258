import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

export const ChakraStyles = createContext<EmotionCache | undefined>(undefined)
