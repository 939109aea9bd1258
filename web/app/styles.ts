import createEmotionCache from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

/**
 * A cache for the styles of one page. Not named "css" like Emotion's own: its default cache would take over such
 * styles.
 */
export const createStyles = () => createEmotionCache({ key: 'c' })

/**
 * The cache of a page that came with its styles. They stay where they are: moved, as Emotion does it, they would make
 * the browser lay out the whole page again, once for each sheet.
 */
export const hydrateStyles = () => {
  StyleSheet.prototype.hydrate = function (nodes) {
    this.tags.push(...nodes)
  }
  return createStyles()
}
