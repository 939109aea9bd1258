/** What `URL.parse` gives in newer browsers: the address, relative to `base`; undefined where the text is none. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
