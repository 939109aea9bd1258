import iconv from 'iconv-lite'

const boms = [
  { charset: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Browsers read both as windows-1252, which has curly quotes and the euro sign. */
const asBrowsersDo: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
}

const known = (charset: string | undefined) => {
  const name = charset?.toLowerCase()
  return name && iconv.encodingExists(name) ? (asBrowsersDo[name] ?? name) : undefined
}

const fromMeta = (body: Buffer) => {
  const head = body.toString('latin1', 0, 4096)
  const name = known(/<meta\s[^<>]{0,300}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i.exec(head)?.[1])
  return name?.startsWith('utf-16') ? 'utf-8' : name // a page whose meta element could be read is not UTF-16
}

const isUtf8 = (body: Buffer) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

/** Decodes a page by its byte order mark, header or meta element, then as UTF-8 if valid, else as windows-1252. */
export const decodePage = (body: Buffer, contentType = ''): string => {
  const bom = boms.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte))
  const charset =
    bom?.charset ??
    known(/charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1]) ??
    fromMeta(body) ??
    (isUtf8(body) ? 'utf-8' : 'windows-1252')
  return iconv.decode(body, charset)
}
