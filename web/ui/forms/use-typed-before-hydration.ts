import { useEffect, useEffectEvent } from 'react'

/**
 * On a slow line the page arrives before its code: takes over what was typed or chosen in the field of this id in the
 * meantime. Every field whose value React holds needs it; otherwise the next drawing empties the field.
 */
export const useTypedBeforeHydration = (id: string, value: string, take: (typed: string) => void) => {
  const takeTyped = useEffectEvent(() => {
    const typed = typedIn(document.getElementById(id))
    if (typed !== undefined && typed !== value) take(typed)
  })
  // No layout effect: a field of a form is registered by an effect, which sets it to its first value.
  useEffect(() => takeTyped(), [])
}

/** A select that nobody has touched shows its first option where its value is none of them. */
const typedIn = (field: HTMLElement | null): string | undefined => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value
  if (!(field instanceof HTMLSelectElement)) return undefined
  const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value === rendered?.value ? undefined : field.value
}
