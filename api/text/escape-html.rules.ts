const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML and SVG, also within an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escaped[sign]!)
