import { StyleSheet } from '@emotion/sheet'

type Hydrate = StyleSheet['hydrate'] & { moving?: StyleSheet['hydrate'] }
const { hydrate } = StyleSheet.prototype as { hydrate: Hydrate }

/** What Emotion does of itself, also where this file is read a second time. */
export const moving = hydrate.moving ?? hydrate

/**
 * Emotion moves the styles that came with a page to its own place in the head, and has no option against it. They
 * should stay where they are: moved, they would make the browser lay out the whole page again, once for each sheet.
 * Call it before the cache is created.
 */
export const leaveStylesInPlace = () => {
  const stay: Hydrate = function (this: StyleSheet, nodes) {
    this.tags.push(...nodes)
  }
  StyleSheet.prototype.hydrate = Object.assign(stay, { moving })
}

/** Marks style elements as Emotion marks those that it has moved, so that its default cache leaves them alone. */
export const markAsMoved = (styles: string) => styles.replaceAll('<style ', '<style data-s="" ')
