/** A table as a CSV file for spreadsheets (RFC 4180), none of whose cells is taken for a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** An apostrophe keeps a spreadsheet from running what begins like a formula (OWASP, CSV injection). */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${text.replace(/"/g, '""')}"`
}

/** Has the browser save a file. */
export const saveFile = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
