import { useEffect, useEffectEvent } from 'react'

/** Every controlled field needs this, or React clears what was typed before hydration. */
export const useTypedBeforeHydration = (id: string, value: string, take: (typed: string) => void) => {
  const takeTyped = useEffectEvent(() => {
    const typed = typedIn(document.getElementById(id))
    if (typed !== undefined && typed !== value) take(typed)
  })
  // Not a layout effect: an effect registers the field with its initial value.
  useEffect(() => takeTyped(), [])
}

/** An untouched select shows its first option if its value is not an option. */
const typedIn = (field: HTMLElement | null): string | undefined => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value
  if (!(field instanceof HTMLSelectElement)) return undefined
  const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value === rendered?.value ? undefined : field.value
}
