/** The characters of Windows-1252 for the bytes 80 to 9F. */
const special = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const continuation = `[${special}\xa0-\xbf]`
/** UTF-8 read as Windows-1252: Latin letters and signs, dashes and quotation marks, the euro. No language writes these. */
const misread = new RegExp(`[ÂÃ]${continuation}|â€${continuation}|â‚¬`, 'g')
/** What is left of a letter that was lost. */
const lost = /\uFFFD|â€|(?<=\p{Ll})[ÂÃ]/u

const toByte = (character: string) => {
  const index = special.indexOf(character)
  return index < 0 ? character.charCodeAt(0) : 0x80 + index
}
const decode = (letters: string) => Buffer.from(Array.from(letters, toByte)).toString('utf8')

/** A text whose wrong letters ("CafÃ©") are mended where they can mean one thing only; `isDamaged` where others are left. */
export const repairMojibake = (text: string): { text: string; isDamaged: boolean } => {
  let mended = text
  for (let times = 0; times < 3 && /[ÂÃâ]/.test(mended); times++) mended = mended.replace(misread, decode)
  return { text: mended, isDamaged: lost.test(mended) }
}
