const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const findName = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** Such as "Firefox on Windows"; falls back to the start of the user agent. */
export const browserName = (userAgent: string): string => {
  const browser = findName(browsers, userAgent)
  const system = findName(systems, userAgent)
  return browser ? `${browser}${system ? ` on ${system}` : ''}` : userAgent.slice(0, 40) || 'An unknown browser'
}
