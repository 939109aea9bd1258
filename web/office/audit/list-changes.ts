export interface Change {
  label: string
  before: string | undefined
  after: string | undefined
}

export const listChanges = (before: unknown, after: unknown): Change[] => {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
    label: formatLabel(name),
    before: was.get(name),
    after: is.get(name),
  }))
}

const flat = (value: unknown, path = '', into = new Map<string, string>()): Map<string, string> => {
  if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) flat(inner, path ? `${path} ${name}` : name, into)
  else if (value !== undefined && (path || value !== null)) into.set(path, formatValue(value))
  return into
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const formatValue = (value: unknown): string => {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.length
      ? value
          .map((item) =>
            isRecord(item)
              ? [...flat(item)].map(([name, text]) => `${formatLabel(name)} ${text}`).join(', ')
              : formatValue(item),
          )
          .join('; ')
      : 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `creativeUrl` → "Creative url", `ad_slot.edit` → "Ad slot edit". */
export const formatLabel = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'Value'
}
