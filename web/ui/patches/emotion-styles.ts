import { StyleSheet } from '@emotion/sheet'

/** What Emotion does of itself. */
export const moving = Object.getOwnPropertyDescriptor(StyleSheet.prototype, 'hydrate')!

/**
 * Emotion moves the styles that came with a page to its own place in the head, and has no option against it. They
 * should stay where they are: moved, they would make the browser lay out the whole page again, once for each sheet.
 * Call it before the cache is created.
 */
export const leaveStylesInPlace = () => {
  StyleSheet.prototype.hydrate = function (nodes) {
    this.tags.push(...nodes)
  }
}

/** Marks style elements as Emotion marks those that it has moved, so that its default cache leaves them alone. */
export const markAsMoved = (styles: string) => styles.replaceAll('<style ', '<style data-s="" ')
