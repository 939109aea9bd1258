import { StyleSheet } from '@emotion/sheet'

type Hydrate = StyleSheet['hydrate'] & { moving?: StyleSheet['hydrate'] }
const { hydrate } = StyleSheet.prototype as { hydrate: Hydrate }

export const moving = hydrate.moving ?? hydrate

/** Call before creating the cache: moving styles would lay out the page once per sheet. */
export const leaveStylesInPlace = () => {
  const stay: Hydrate = function (this: StyleSheet, nodes) {
    this.tags.push(...nodes)
  }
  StyleSheet.prototype.hydrate = Object.assign(stay, { moving })
}

/** Emotion's default cache ignores moved styles. */
export const markAsMoved = (styles: string) => styles.replaceAll('<style ', '<style data-s="" ')
