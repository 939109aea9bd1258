/** A list of choices with this one added, or removed if it was selected. */
export const toggleChoice = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
