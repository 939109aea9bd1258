const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }

/** Lower-case letters without a decomposition as the ASCII that people type for them: "zasłony" is "zaslony". */
export const foldLetters = (text: string): string => text.replace(/[ßøæœłđı]/g, (letter) => letters[letter]!)
