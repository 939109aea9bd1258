import { StyleSheet } from '@emotion/sheet'

type Hydrate = StyleSheet['hydrate'] & { moving?: StyleSheet['hydrate'] }
const { hydrate } = StyleSheet.prototype as { hydrate: Hydrate }

export const moving = hydrate.moving ?? hydrate

/**
 * Stops Emotion from moving the page's styles in the head, which would lay out the page again for each sheet. Call
 * it before creating the cache.
 */
export const leaveStylesInPlace = () => {
  const stay: Hydrate = function (this: StyleSheet, nodes) {
    this.tags.push(...nodes)
  }
  StyleSheet.prototype.hydrate = Object.assign(stay, { moving })
}

/** Marks style elements as moved, so that Emotion's default cache ignores them. */
export const markAsMoved = (styles: string) => styles.replaceAll('<style ', '<style data-s="" ')
