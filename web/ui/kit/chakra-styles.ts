import createEmotionCache from '@emotion/cache'
import { leaveStylesInPlace } from '../patches/emotion-styles.ts'

/**
 * A cache for the styles of one page. Not named "css" like Emotion's own: its default cache would take over such
 * styles.
 */
export const createStyles = () => createEmotionCache({ key: 'c' })

/** The cache of a page that came with its styles. */
export const hydrateStyles = () => {
  leaveStylesInPlace()
  return createStyles()
}
