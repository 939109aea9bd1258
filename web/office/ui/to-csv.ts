/** RFC 4180, safe against formula injection. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** The apostrophe stops spreadsheets from evaluating formulas, even with full-width signs (OWASP, CSV injection). */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return `"${text.replace(/"/g, '""')}"`
}

export const saveFile = (name: string, text: string, type = 'text/csv') => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
