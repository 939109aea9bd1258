import { TextNode } from 'node-html-parser'

const empty =
  /^(?:\\n|#?n[./]?a\.?|n\/k|nan|nil|none|null|undefined|blank|unknown|not (?:known|available|applicable|given|provided)|tb[acd]|to be (?:confirmed|advised|announced)|to follow|see (?:our )?website|no (?:telephone|phone|e-?mail|website|address)|\[object object\]|#(?:ref|value|name|num|null|n\/a|div\/0)[!?]?|[\s.?_*"'/|,;:-]{0,10}|[–—]{1,3})$/i

/** True for placeholders such as "n/a", "TBC" and "#REF!". */
export const isEmptyCell = (text: string): boolean => empty.test(text.trim().replace(/^\((.*)\)$/, '$1'))

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,500})?\/?>/gi
const hidden = /<!--[^<>]*>|<(script|style)\b[^<>]{0,500}>[^<]*<\/\1>/gi
const lineEnd = /<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]{0,100}>/gi
/** How spreadsheets mark text: ="0113…", and an apostrophe before what looks like a formula. */
const guard = /^(?:="(.*)"|'(?=[=+\-@\t]))/s

/** A whole number of four or more digits exported as a decimal: "1987.0". */
const decimal = /^(\d{4,15})\.0{1,2}$/

/** Removes entities, tags, formula guards and ".0" after a whole number. */
export const tidyCell = (text: string): string => {
  const bare = text.trim().replace(guard, '$1').replace(decimal, '$1').replaceAll('\u2028', '\n')
  const plain = bare.includes('<') ? bare.replace(hidden, '').replace(lineEnd, '\n').replace(tag, '') : bare
  return (/&[#\w]+;/.test(plain) ? new TextNode(plain, null, [0, 0]).text : plain).trim()
}
