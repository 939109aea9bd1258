/** A text on one line, without control characters: what a header, a cell or a line of an address may be. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
