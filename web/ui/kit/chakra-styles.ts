import createEmotionCache from '@emotion/cache'
import { leaveStylesInPlace } from '../patches/emotion-styles.ts'

/** A style cache for one page. Not named "css", or Emotion's default cache would take over its styles. */
export const createStyles = () => createEmotionCache({ key: 'c' })

/** The cache of a page that came with its styles. */
export const hydrateStyles = () => {
  leaveStylesInPlace()
  return createStyles()
}
