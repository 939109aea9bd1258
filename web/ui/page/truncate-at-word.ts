/** What search engines show of a description. */
const shownCharacters = 155

/** A text of at most 155 characters: a longer one ends at a word, with an ellipsis. */
export const truncateAtWord = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= shownCharacters) return line
  const start = line.slice(0, shownCharacters) // with room for the ellipsis behind its last whole word
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start.slice(0, -1)
  // bounded: 155 characters
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
