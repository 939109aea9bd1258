const special = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const continuation = `[${special}\xa0-\xbf]`
/** UTF-8 read as Windows-1252; no language writes these. */
const misread = new RegExp(`[ÂÃ]${continuation}|â€${continuation}|â‚¬`, 'g')
const lost = /\uFFFD|â€|(?<=\p{Ll})[ÂÃ]/u

const toByte = (character: string) => {
  const index = special.indexOf(character)
  return index < 0 ? character.charCodeAt(0) : 0x80 + index
}
const decode = (letters: string) => Buffer.from(Array.from(letters, toByte)).toString('utf8')

/** "CafÃ©" becomes "Café"; `isDamaged` if other wrong letters remain. */
export const repairMojibake = (text: string): { text: string; isDamaged: boolean } => {
  let mended = text
  for (let times = 0; times < 3 && /[ÂÃâ]/.test(mended); times++) mended = mended.replace(misread, decode)
  return { text: mended, isDamaged: lost.test(mended) }
}
