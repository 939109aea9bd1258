/** In linear time; a regular expression would be quadratic. */
export const trimMarks = (text: string, marks = ' \t\r\n.,;:|-–—·•'): string => {
  let [from, to] = [0, text.length]
  while (from < to && marks.includes(text[from]!)) from++
  while (to > from && marks.includes(text[to - 1]!)) to--
  return text.slice(from, to)
}
