import createEmotionCache from '@emotion/cache'
import { leaveStylesInPlace } from '../patches/emotion-styles.ts'

/** Named "css", Emotion's default cache would take over its styles. */
export const createStyles = () => createEmotionCache({ key: 'c' })

export const hydrateStyles = () => {
  leaveStylesInPlace()
  return createStyles()
}
