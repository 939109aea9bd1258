import createEmotionCache from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

/** A cache for the styles of one page. Not under Emotion's own name "css": its default cache takes styles of that name. */
export const createStyles = () => createEmotionCache({ key: 'c' })

/**
 * The cache of a page that came with its styles. They stand where they belong already; moved, as Emotion does it, they
 * would make the browser style and lay out the whole page again, once for each of its sheets.
 */
export const hydrateStyles = () => {
  StyleSheet.prototype.hydrate = function (nodes) {
    this.tags.push(...nodes)
  }
  return createStyles()
}
