import { toggleMark } from 'prosemirror-commands'
import { EditorState, TextSelection, type Command, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'
import { createState, findLink, hasMark, insertTable, setLink, toggleList, toggleQuote } from './editor-state.ts'
import { findLost, toDocument, toHtml } from './html.ts'
import { schema } from './schema.ts'

const articles = import.meta.glob<string>('../../../api/blog/articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const withoutBlankLines = (html: string) => html.replace(/\n+/g, '\n')

test.each(Object.entries(articles))('%s is the same HTML after the editor has read and written it', (_, article) => {
  const content = article.replace(/^\s*<!--[\s\S]*?-->/, '').trim()
  expect(withoutBlankLines(toHtml(toDocument(content)))).toBe(withoutBlankLines(content))
  expect(findLost(content, false)).toEqual([])
})

test.each([
  '<p>A <strong><em>bold</em></strong> word,<br />\na <a href="https://example.com/" title="t" rel="nofollow noopener">link</a> &amp; <code>code</code></p>',
  '<p><em><strong>Other order</strong></em></p><p></p>',
  '<blockquote>Bare words</blockquote><blockquote><p>One</p><p>Two</p></blockquote>',
  '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li><li><p>d</p><p>e</p></li></ul>',
  '<p><img src="/pictures/a.webp" alt="A bay" loading="lazy" width="8" height="6" /></p>',
  '<figure><img src="/pictures/a.webp" alt="" loading="lazy" /><figcaption>With <em>words</em></figcaption></figure>',
  '<pre>a\n  b\n\n\nc</pre><hr /><pre><code>x</code></pre>',
  '<table><tr><td colspan="2" rowspan="1">a</td></tr><tr><th scope="row">b</th><td>c</td></tr></table>',
  '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>',
  'Plain text\nin two lines\n\nand another paragraph',
  '<p><a href="mailto:a@example.com">a</a> <a href="tel:+441242960123">b</a> <a href="c.html">c</a></p><h4>d</h4>',
])('%s loses nothing, nor the second time', (html) => {
  expect(findLost(html, false)).toEqual([])
  const written = toHtml(toDocument(html))
  expect(toHtml(toDocument(written))).toBe(written)
})

test.each([
  ['<table><caption>Prices</caption><tr><td>a</td></tr></table>', ['<caption>']],
  ['<table><tr><td>a</td></tr><tfoot><tr><td>b</td></tr></tfoot></table>', ['<tfoot>']],
  ['<p class="big">a</p>', ['<p class="big">']],
  ['<div>a</div><iframe src="https://example.com"></iframe>', ['<div>', '<iframe src="https://example.com">']],
  ['<p><a href="javascript:alert(1)">a</a></p>', ['<a href="javascript:alert(1)">']],
  ['<figure><p>No picture</p></figure>', ['<figure>']],
  ['<p><img src="http://example.com/a.png" alt=""></p>', ['<p>', '<img alt src="http://example.com/a.png">']],
])('%s cannot be shown whole', (html, lost) => {
  expect(findLost(html, false)).toEqual(lost)
})

const paste = (html: string, isShort = false) => {
  const transformPastedHTML = (copied: string) => cleanPasted(copied, isShort).html
  const view = new EditorView(null, { state: EditorState.create({ schema }), transformPastedHTML })
  view.pasteHTML(html, new Event('paste') as ClipboardEvent) // jsdom has no clipboard
  return toHtml(view.state.doc)
}

test('deletions that Word tracks are not pasted', () => {
  expect(paste('<p class=MsoNormal>Two <del>wide </del><ins>narrow </ins>panes</p>')).toBe('<p>Two narrow panes</p>')
})

test('text from Word: lists, headings, links and tables stay; styles, fonts, comments and empty lines are removed', () => {
  const item = (text: string, level: number, marker: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${18 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-GB style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`
  const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-GB>Bay windows<o:p></o:p></span></p>
<h1><span style='font-family:"Calibri Light"'><b>Measuring</b><o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'><span style='font-size:12.0pt;color:#2F5496'>Measure <b style='mso-bidi-font-weight:normal'>each</b>
<i>pane</i>.&nbsp; See <a href="https://example.com/bays"><span style='color:blue'>our guide</span></a> or <a href="file:///C:/Users/Ada/notes.docx">notes</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('Tape', 1, '·')}
${item('Steel', 2, 'o')}
${item('Pencil', 1, '·')}
<p class=MsoNormal>Then:<a name="_Toc1"></a></p>
${item('Width', 1, '1.')}
${item('Drop', 1, '2.')}
<p class=MsoQuote>Twice.</p>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/Users/Ada/AppData/Local/Temp/clip_image002.jpg" v:shapes="Picture_x0020_1"></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225pt'><p class=MsoNormal>Left<o:p></o:p></p></td><td colspan=2 width=300><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<!--EndFragment--></body></html>`
  expect(paste(word).split('\n')).toEqual([
    '<h2>Bay windows</h2>',
    '',
    '<h2>Measuring</h2>',
    '<p>Measure <strong>each</strong> <em>pane</em>. See <a href="https://example.com/bays">our guide</a> or notes.</p>',
    '<ul>',
    '<li>Tape',
    '<ul>',
    '<li>Steel</li>',
    '</ul>',
    '</li>',
    '<li>Pencil</li>',
    '</ul>',
    '<p>Then:</p>',
    '<ol>',
    '<li>Width</li>',
    '<li>Drop</li>',
    '</ol>',
    '<blockquote>',
    '<p>Twice.</p>',
    '</blockquote>',
    '<table>',
    '<tbody>',
    '<tr><td>Left</td><td colspan="2"></td></tr>',
    '</tbody>',
    '</table>',
  ])
  expect(cleanPasted(word, false).missing).toBe(1)
})

test('text from Google Docs: only bold text is bold; nested lists stay nested; pictures can be fetched', () => {
  const span = (text: string, style = 'font-weight:400;font-style:normal') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};vertical-align:baseline;white-space:pre-wrap;">${text}</span>`
  const item = (text: string) =>
    `<li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" style="line-height:1.38" role="presentation">${span(text)}</p></li>`
  const picture = 'https://lh7-rt.googleusercontent.com/docsz/AD_4nX'
  const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38">${span('Bays', 'font-weight:700')}</h2><p dir="ltr">${span('Plain, ')}${span('bold', 'font-weight:700')}${span(' and ')}${span('slanted', 'font-style:italic;font-weight:400')}</p><br /><ul style="margin-top:0">${item('One')}<ul>${item('Inner')}</ul>${item('Two')}</ul><p dir="ltr">${span(`<span style="border:none"><img src="${picture}" width="602" height="301" style="margin-left:0px" /></span>`)}</p><br /></b><br class="Apple-interchange-newline">`
  expect(paste(docs).split('\n')).toEqual([
    '<h2>Bays</h2>',
    '<p>Plain, <strong>bold</strong> and <em>slanted</em></p>',
    '<ul>',
    '<li>One',
    '<ul>',
    '<li>Inner</li>',
    '</ul>',
    '</li>',
    '<li>Two</li>',
    '</ul>',
    `<p><img src="${picture}" alt="" width="602" height="301"></p>`,
  ])
  expect(cleanPasted('<img src="data:image/png;base64,iVBORw0KGgo=">', false)).toEqual({
    html: '<img src="https://pasted.invalid/0">',
    pictures: ['data:image/png;base64,iVBORw0KGgo='],
    missing: 0,
  })
})

test('text from a web page or an email: only the text’s own structure stays', () => {
  expect(
    paste(
      `<div class="post" onclick="x()"><h1 id="t" style="font-weight:bold">Title</h1><section><h4>Small</h4><h6>Smaller</h6><div dir="ltr">One<br>two</div><div><font color="red"><u>Three</u></font></div></section><script>alert(1)</script><style>p{}</style><form><input value="a"><button>Go</button></form><iframe src="https://example.com"></iframe><p style="font-weight:bold">Strong</p></div>`,
    ),
  ).toBe(
    '<h2>Title</h2>\n<h4>Small</h4>\n<h4>Smaller</h4>\n<p>One<br>two</p>\n<p>Three</p>\n<p>Go</p>\n<p><strong>Strong</strong></p>',
  )
})

test('a short text has paragraphs and lists only', () => {
  const copied =
    '<h1>Kent</h1><blockquote>Oasts</blockquote><ul><li>a <b>b</b></li></ul><table><tr><td>1</td><td>2</td></tr></table><img src="https://example.com/a.png">'
  expect(paste(copied, true)).toBe('<p>Kent</p>\n<p>Oasts</p>\n<ul>\n<li>a <strong>b</strong></li>\n</ul>\n<p>1 2</p>')
  expect(findLost('<p>a</p><ul><li><a href="/">b</a></li></ul>', true)).toEqual([])
  expect(findLost('<h2>a</h2><p><img src="/a.webp" alt=""></p>', true)).toEqual(['<h2>', '<img alt src="/a.webp">'])
})

test('formatting with nothing selected is on for the next letters; a link ends before them', () => {
  let state = createState(toDocument('<p></p>'), false)
  const run = (command: Command) => command(state, (change) => (state = state.apply(change)))
  const type = (letters: string) => void (state = state.apply(state.tr.insertText(letters)))
  const { strong, link } = schema.marks
  run(toggleMark(strong))
  expect(hasMark(state, strong)).toBe(true)
  type('a')
  run(toggleMark(strong))
  expect(hasMark(state, strong)).toBe(false)
  type('b ')
  run(setLink('/c'))
  expect(hasMark(state, link)).toBe(false)
  type(' d')
  expect(toHtml(state.doc)).toBe('<p><strong>a</strong>b <a href="/c">/c</a> d</p>')
})

test('a list changes its kind, and ends; so does a quotation; a table has a head; a link is changed or removed as a whole', () => {
  const { bullet_list, ordered_list } = schema.nodes
  const open = (html: string, at: number) => {
    const state = createState(toDocument(html), false)
    return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
  }
  const run = (html: string, at: number, ...commands: Command[]) => {
    let state = open(html, at)
    for (const command of commands) command(state, (change) => (state = state.apply(change)))
    return toHtml(state.doc).replaceAll('\n', '')
  }
  const list = '<ul><li>a</li><li>b</li></ul>'
  expect(run(list, 3, toggleList(ordered_list))).toBe('<ol><li>a</li><li>b</li></ol>')
  expect(run('<p>a</p>', 1, toggleList(bullet_list))).toBe('<ul><li>a</li></ul>')
  expect(run('<ul><li>a</li></ul>', 3, toggleList(bullet_list))).toBe('<p>a</p>')
  expect(run('<p>a</p>', 1, toggleQuote)).toBe('<blockquote><p>a</p></blockquote>')
  expect(run('<p>a</p>', 1, toggleQuote, toggleQuote)).toBe('<p>a</p>')
  expect(run('<p></p>', 1, insertTable, insertTable)).toMatch(
    /^<table><thead><tr>(<th scope="col"><\/th>){3}<\/tr><\/thead><tbody>(<tr>(<td><\/td>){3}<\/tr>){2}<\/tbody><\/table>$/,
  )
  const link = '<p>See <a href="/a">this guide</a> now</p>'
  expect(findLink(open(link, 8))?.href).toBe('/a')
  expect(findLink(open(link, 2))).toBeUndefined()
  expect(run(link, 8, setLink('/b'))).toBe('<p>See <a href="/b">this guide</a> now</p>')
  expect(run(link, 8, setLink(''))).toBe('<p>See this guide now</p>')
})

test('typed signs become lists, headings and quotations; a short text has lists only', () => {
  const type = (sign: string, isShort = false) => {
    const view = new EditorView(null, { state: createState(toDocument('<p>a</p>'), isShort) })
    const at = sign.length
    view.dispatch(view.state.tr.insertText(sign.slice(0, -1), 1))
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)))
    view.someProp('handleTextInput', (handle) => handle(view, at, at, sign.at(-1)!, () => view.state.tr))
    return toHtml(view.state.doc).replaceAll('\n', '')
  }
  expect(['- ', '1. ', '## ', '# ', '### ', '> '].map((sign) => type(sign))).toEqual([
    '<ul><li>a</li></ul>',
    '<ol><li>a</li></ol>',
    '<h2>a</h2>',
    '<h2>a</h2>',
    '<h3>a</h3>',
    '<blockquote><p>a</p></blockquote>',
  ])
  expect(['- ', '## '].map((sign) => type(sign, true))).toEqual(['<ul><li>a</li></ul>', '<p>##a</p>'])
})

test('Enter leaves a caption, Shift+Enter breaks a line, Ctrl+B is bold, and a paragraph follows a table', () => {
  const press = (html: string, from: number, to: number, key: string, held: KeyboardEventInit = {}) => {
    const view = new EditorView(null, { state: createState(toDocument(html), false) })
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)))
    const event = new KeyboardEvent('keydown', { key, ...held })
    view.someProp('handleKeyDown', (handle) => handle(view, event))
    return view.state
  }
  const figure = '<figure><img src="/a.webp" alt=""><figcaption>Bay</figcaption></figure>'
  expect(press(figure, 4, 4, 'Enter').selection.$from.parent.type.name).toBe('paragraph')
  expect(toHtml(press('<p>ab</p>', 2, 2, 'Enter', { shiftKey: true }).doc)).toBe('<p>a<br>b</p>')
  expect(toHtml(press('<p>ab</p>', 1, 2, 'b', { ctrlKey: true }).doc)).toBe('<p><strong>a</strong>b</p>')
  const table = '<table><tr><td>a</td></tr></table>'
  expect(press(table, 4, 4, 'Control').doc.lastChild!.type.name).toBe('paragraph')
})

test('Backspace in a caption leaves its letters to the browser; at its start it removes only a picture without one', () => {
  const press = (caption: string, offset: number) => {
    const doc = toDocument(`<figure><img src="/a.webp" alt=""><figcaption>${caption}</figcaption></figure>`)
    let state = createState(doc, false)
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1 + offset)))
    const dispatch = (change: Transaction) => (state = state.apply(change))
    const view = { state, dispatch, endOfTextblock: () => false } as unknown as EditorView
    const event = new KeyboardEvent('keydown', { key: 'Backspace' })
    const isTaken = state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, view, event))
    return [isTaken, toHtml(state.doc).includes('<img')]
  }
  expect([press('Bay', 2), press('Bay', 0), press('', 0)]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
})
