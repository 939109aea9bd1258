import createEmotionCache, { type EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

export const ChakraStyles = createContext<EmotionCache | undefined>(undefined)

/** Named "css", Emotion's default cache would take over its styles. */
export const createStyles = () => createEmotionCache({ key: 'c' })
