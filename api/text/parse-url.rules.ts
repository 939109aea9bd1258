/** `URL.parse` for older browsers: the address, relative to `base`; undefined if invalid. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
