import { parse } from 'node-html-parser'
import { sanitiseShortHtml } from '../../blog/sanitise-html.ts'

/** Whether an editor has formatted a text; releases' texts are plain. */
const isHtml = (text: string) => /<[a-z]/i.test(text)

/** A guide's text as it is stored: plain as it was typed, or sanitised HTML; empty if nothing of it is harmless. */
export const toStoredText = (typed: string): string => (isHtml(typed) ? sanitiseShortHtml(typed) : typed)

/** A guide's text without formatting, a paragraph or item per line. */
export const toPlainText = (text: string): string => (isHtml(text) ? parse(text).structuredText : text)
