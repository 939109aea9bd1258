const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }

/** For letters without a decomposition: "zasłony" is "zaslony". */
export const foldLetters = (text: string): string => text.replace(/[ßøæœłđı]/g, (letter) => letters[letter]!)
