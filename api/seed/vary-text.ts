export type VaryText = (text: string, use?: string) => string

/** Chooses among a text’s "[one/another]", differently each time; within one use, all combinations come before one repeats. */
export const textVariety = (): VaryText => {
  const used = new Map<string, number>()
  return (text, use = '') => {
    const number = used.get(use + text) ?? 0
    used.set(use + text, number + 1)
    let rest = number * 7919 // a prime, so that neighbours differ and none is left out
    // bounded: a line of our own
    return text.replace(/\[([^\]]*)\]/g, (_, list: string) => {
      const choices = list.split('/')
      const choice = choices[rest % choices.length]!
      rest = Math.floor(rest / choices.length)
      return choice
    })
  }
}
