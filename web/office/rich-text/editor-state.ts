import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type Attrs, type MarkType, type Node, type NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { EditorState, NodeSelection, Plugin, TextSelection, type Command, type Transaction } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const findAround = ({ selection: { $from } }: EditorState, types: readonly NodeType[]) => {
  for (let depth = $from.depth; depth > 0; depth--)
    if (types.includes($from.node(depth).type)) return { node: $from.node(depth), pos: $from.before(depth) }
  return undefined
}

export const isIn = (state: EditorState, type: NodeType): boolean => findAround(state, [type]) !== undefined

export const hasMark = (state: EditorState, mark: MarkType): boolean => {
  const { from, to, $from, empty } = state.selection
  return empty ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, mark)
}

/** A heading's level; 0 for plain text, undefined for anything else. */
export const readLevel = ({ selection: { $from } }: EditorState): number | undefined =>
  $from.parent.type === nodes.heading
    ? ($from.parent.attrs.level as number)
    : $from.parent.type === nodes.paragraph
      ? 0
      : undefined

export const setLevel = (level: number): Command =>
  level ? setBlockType(nodes.heading, { level }) : setBlockType(nodes.paragraph)

/** Also changes the kind of an existing list, or ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = findAround(state, [nodes.bullet_list, nodes.ordered_list])
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.pos, type))
    return true
  }

export const toggleQuote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

/** Three rows of three cells, with a head. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: NodeType) =>
    nodes.table_row.create(null, Fragment.from([1, 2, 3].map(() => cell.createAndFill()!)))
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)])
  if (!dispatch) return true
  const { tr, pos } = insertBlock(state.tr, state.selection.to, table)
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))).scrollIntoView())
  return true
}

/** Replaces an empty paragraph at the position, or follows the block there. */
export const insertBlock = (tr: Transaction, at: number, block: Node): { tr: Transaction; pos: number } => {
  const $at = tr.doc.resolve(at)
  if ($at.depth === 0) return { tr: tr.insert(at, block), pos: at }
  const isEmpty = $at.parent.type === nodes.paragraph && $at.parent.content.size === 0
  const canReplace = isEmpty && $at.node(-1).canReplaceWith($at.index(-1), $at.indexAfter(-1), block.type)
  if (canReplace) return { tr: tr.replaceWith($at.before(), $at.after(), block), pos: $at.before() }
  return { tr: tr.insert($at.after(), block), pos: $at.after() }
}

export const createFigure = (attributes: Attrs): Node => nodes.figure.create(attributes)

export const findPicture = (state: EditorState): { node: Node; pos: number } | undefined => {
  const { selection } = state
  if (!(selection instanceof NodeSelection)) return findAround(state, [nodes.figure])
  const { node, from } = selection
  return node.type === nodes.figure || node.type === nodes.image ? { node, pos: from } : undefined
}

export const removePicture: Command = (state, dispatch) => {
  const picture = findPicture(state)
  if (picture) dispatch?.(state.tr.delete(picture.pos, picture.pos + picture.node.nodeSize))
  return picture !== undefined
}

export const findLink = (state: EditorState): { href: string; from: number; to: number } | undefined => {
  const { $from, from, to } = state.selection
  const link = marks.link
  const found = link.isInSet($from.marks()) ?? ($from.nodeAfter ? link.isInSet($from.nodeAfter.marks) : undefined)
  if (!found) return undefined
  const range = { href: found.attrs.href as string, from, to }
  let start = $from.start()
  $from.parent.forEach((child) => {
    const end = start + child.nodeSize
    if (found.isInSet(child.marks) && start <= from && end >= from) {
      range.from = Math.min(range.from, start)
      range.to = Math.max(range.to, end)
    }
    start = end
  })
  return range
}

/** Links the selection, or inserts the address if it is empty; '' removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = findLink(state) ?? state.selection
    const { tr } = state
    if (from === to && href) tr.insertText(href, from)
    const end = from === to ? from + href.length : to
    tr.removeMark(from, end, marks.link)
    if (href) tr.addMark(from, end, marks.link.create({ href }))
    tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1))
    dispatch?.(tr.scrollIntoView())
    return true
  }

const leaveCaption: Command = (state, dispatch) => {
  const figure = findAround(state, [nodes.figure])
  if (!figure) return false
  const end = figure.pos + figure.node.nodeSize
  const tr = state.tr.insert(end, nodes.paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView())
  return true
}

/** Removes the picture if its caption is empty, and protects it otherwise. */
const eraseFigure: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type !== nodes.figure || $from.parentOffset > 0) return false
  return $from.parent.content.size > 0 || removePicture(state, dispatch)
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

const keys: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  Enter: chainCommands(leaveCaption, splitListItem(nodes.list_item)),
  Backspace: eraseFigure,
  'Shift-Enter': breakLine,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
}

const listRules = [
  wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
  wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
]
const articleRules = [
  textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, hashes]) => ({ level: Math.max(2, hashes!.length) })),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
]

/** An empty paragraph follows a table or picture at the end, so that writing can continue. */
const lastParagraph = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph ? null : tr.insert(doc.content.size, nodes.paragraph.create()),
})

export const createState = (doc: Node, isShort: boolean): EditorState =>
  EditorState.create({
    doc,
    plugins: [
      inputRules({ rules: isShort ? listRules : [...listRules, ...articleRules] }),
      keymap(keys),
      keymap(baseKeymap),
      history(),
      gapCursor(),
      tableEditing(),
      lastParagraph,
    ],
  })
