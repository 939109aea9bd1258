const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }

/** For letters without a decomposition: "zasłony" is "zaslony". */
export const foldLetters = (text: string): string => text.replace(/[ßøæœłđı]/g, (letter) => letters[letter]!)

/** In lower case, without accents and invisible marks. */
export const foldText = (text: string): string =>
  /[^\0-\x7f]/.test(text)
    ? foldLetters(
        text
          .normalize('NFKD')
          .replace(/[\p{M}\p{Cf}]+/gu, '')
          .toLowerCase(),
      )
    : text.toLowerCase()
