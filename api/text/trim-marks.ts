/** Without the marks at both ends: a regular expression would take quadratic time for a text of nothing but marks. */
export const trimMarks = (text: string, marks = ' \t\r\n.,;:|-–—·•'): string => {
  let [from, to] = [0, text.length]
  while (from < to && marks.includes(text[from]!)) from++
  while (to > from && marks.includes(text[to - 1]!)) to--
  return text.slice(from, to)
}
