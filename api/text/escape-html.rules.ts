const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML and SVG, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign]!)
