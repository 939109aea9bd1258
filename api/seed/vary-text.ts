/** Chooses among each "[one/another]" by a number: those of neighbouring numbers differ. */
export const varyText = (text: string, number: number): string => {
  let rest = number * 7919
  // bounded: a line of our own
  return text.replace(/\[([^\]]*)\]/g, (_, list: string) => {
    const choices = list.split('/')
    const choice = choices[rest % choices.length]!
    rest = Math.floor(rest / choices.length)
    return choice
  })
}
