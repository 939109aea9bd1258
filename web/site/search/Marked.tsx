interface MarkedProps {
  text: string
  /** As searched for: "roman blinds". */
  words: string
}

/** A text in which the searched words are marked, in singular and plural. */
export const Marked = ({ text, words }: MarkedProps) => {
  const stems = (words.match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !/^(and|for|the|with)$/i.test(word))
    .map((word) => word.replace(/s$/i, ''))
  if (!stems.length) return text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])((?:${stems.join('|')})s?(?![\\p{L}\\p{N}]))`, 'giu')
  return text.split(pattern).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}
