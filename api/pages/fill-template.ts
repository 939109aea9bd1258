import type { PagePart } from './page.rules.ts'

type Place = 'head' | 'body' | 'sorry' | 'data'

export type Template = readonly (Place | Uint8Array)[]

export const splitTemplate = (html: string): Template =>
  html.split(/<!--(head|body|sorry|data)-->/).map((part, at) => (at % 2 ? (part as Place) : Buffer.from(part)))

export const fillTemplate = (template: Template, filling: Record<Place, readonly PagePart[]>): Buffer => {
  const parts = template.flatMap((part): readonly PagePart[] => (typeof part === 'string' ? filling[part] : [part]))
  const whole = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let at = 0
  for (const part of parts) {
    if (typeof part === 'string') at += whole.write(part, at)
    else {
      whole.set(part, at)
      at += part.length
    }
  }
  return whole
}
