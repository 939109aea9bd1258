/** A text on one line without control characters, for headers, cells and address lines. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
