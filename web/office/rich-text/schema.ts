import { Schema, type AttributeSpec, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const present = (attributes: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => text(entry[1]) !== ''))

/** True if the server allows the address in a link. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:|mailto:|tel:|\/)/i.test(address.trim()) || /^[a-z0-9][^:]*$/i.test(address.trim())
/** True if the server allows the address of a picture. */
const isPictureAddress = (address: string) => /^(https:\/\/|\/)/i.test(address.trim())

const pictureAttributes: Record<string, AttributeSpec> = {
  src: {},
  alt: { default: '' },
  width: { default: null },
  height: { default: null },
}
const readPicture = (img: HTMLElement | null) => {
  const src = img?.getAttribute('src') ?? ''
  if (!img || !isPictureAddress(src)) return false
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => img.getAttribute(name))
  return { src, alt: alt ?? '', width: width ?? null, height: height ?? null }
}
const writePicture = ({ src, alt, width, height }: Record<string, unknown>): DOMOutputSpec => [
  'img',
  { src: text(src), alt: text(alt), ...present({ width, height }) },
]

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: {
    scope: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('scope'),
      setDOMAttr: (scope, attributes) => Object.assign(attributes, present({ scope })),
    },
  },
})

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(4, Math.max(2, level)) },
    })),
    toDOM: ({ attrs }) => [`h${String(attrs.level)}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  figure: {
    attrs: pictureAttributes,
    content: 'inline*',
    group: 'block',
    isolating: true,
    defining: true,
    parseDOM: [
      {
        tag: 'figure',
        getAttrs: (figure) => readPicture(figure.querySelector(':scope > img, :scope > p > img')),
        contentElement: (figure) => (figure as Element).querySelector('figcaption') ?? document.createElement('i'),
      },
    ],
    toDOM: ({ attrs }) => ['figure', writePicture(attrs), ['figcaption', 0]],
  },
  code_block: {
    content: 'text*',
    group: 'block',
    marks: 'code',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  ...cells,
  text: { group: 'inline' },
  image: {
    attrs: pictureAttributes,
    inline: true,
    group: 'inline',
    draggable: true,
    parseDOM: [{ tag: 'img', getAttrs: readPicture }],
    toDOM: ({ attrs }) => writePicture(attrs),
  },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} satisfies Record<string, NodeSpec>

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href')!
          return isLinkAddress(href) ? { href, title: link.getAttribute('title') } : false
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: text(attrs.href), ...present({ title: attrs.title }) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all copied text in a `<b>` of normal weight.
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>

/** The server's allowed tags, except captions and feet of tables. */
export const schema = new Schema({ nodes, marks })
