import { toggleMark } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Tooltip } from '../ui/Tooltip.tsx'
import { hasMark, insertTable, isIn, readLevel, setLevel, toggleList, toggleQuote } from './editor-state.ts'
import { schema } from './schema.ts'
import icons from './toolbar-icons.svg?no-inline'

const { nodes, marks } = schema

interface Tool {
  isLong?: boolean
  label: string
  /** An id in toolbar-icons.svg. */
  icon: string
  keys?: string | undefined
  command: Command
  isOn?: (state: EditorState) => boolean
}

const tools: readonly Tool[] = [
  {
    label: 'Bold',
    icon: 'bold',
    keys: 'Control+B',
    command: toggleMark(marks.strong),
    isOn: (state) => hasMark(state, marks.strong),
  },
  {
    label: 'Italic',
    icon: 'italic',
    keys: 'Control+I',
    command: toggleMark(marks.em),
    isOn: (state) => hasMark(state, marks.em),
  },
  {
    label: 'List',
    icon: 'list',
    command: toggleList(nodes.bullet_list),
    isOn: (state) => isIn(state, nodes.bullet_list),
  },
  {
    label: 'Numbered list',
    icon: 'list-ordered',
    command: toggleList(nodes.ordered_list),
    isOn: (state) => isIn(state, nodes.ordered_list),
  },
  {
    isLong: true,
    label: 'Quotation',
    icon: 'text-quote',
    command: toggleQuote,
    isOn: (state) => isIn(state, nodes.blockquote),
  },
  { isLong: true, label: 'Table', icon: 'table', command: insertTable },
]
const levels = ['Text', '', 'Heading', 'Subheading', 'Small heading']

interface ToolbarProps {
  state: EditorState
  run: (command: Command) => void
  isShort: boolean
  onLeave: () => void
  isLinkOn: boolean
  onLink: () => void
  picture: ReactNode
  source: ReactNode
}

/** A toolbar by the ARIA pattern: one Tab stop, with arrows inside. */
export const Toolbar = ({ state, run, isShort, onLeave, isLinkOn, onLink, picture, source }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const findItems = () => [...bar.current!.querySelectorAll<HTMLElement>('button, select, input')]
  const stop = useRef<Element>(null)
  const setStop = (item: Element) => {
    stop.current = item
    for (const one of findItems()) one.tabIndex = one === item ? 0 : -1
  }
  useEffect(() => {
    const [first] = findItems()
    setStop(stop.current?.isConnected ? stop.current : first!)
  })
  const move = (event: KeyboardEvent) => {
    const items = findItems()
    const at = items.indexOf(event.target as HTMLElement)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') onLeave()
    if (next === undefined) return
    event.preventDefault()
    items.at(next % items.length)!.focus()
  }
  const show = ({ label, icon, keys, command, isOn }: Tool, isPossible = command(state)) => (
    <ToolButton
      key={label}
      label={label}
      icon={icon}
      keys={keys}
      isOn={isOn?.(state)}
      isPossible={isPossible}
      onPress={() => run(command)}
    />
  )
  return (
    // The buttons take the focus, not the toolbar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      className="rich-text-toolbar row"
      role="toolbar"
      aria-label="Format"
      onKeyDown={move}
      onFocus={({ target }) => setStop(target)}
    >
      {!isShort && (
        <select
          aria-label="Style"
          value={readLevel(state) ?? ''}
          onChange={({ target }) => run(setLevel(Number(target.value)))}
        >
          {readLevel(state) === undefined && <option value="">–</option>}
          {levels.map(
            (name, level) =>
              name && (
                <option key={name} value={level}>
                  {name}
                </option>
              ),
          )}
        </select>
      )}
      {tools.filter(({ isLong }) => !(isLong && isShort)).map((tool) => show(tool, tool.isOn?.(state) || undefined))}
      <ToolButton label="Link" icon="link" keys="Control+K" isOn={isLinkOn} isPossible onPress={onLink} />
      {picture}
      {show({ label: 'Undo', icon: 'undo-2', keys: 'Control+Z', command: undo }, undoDepth(state) > 0)}
      {show({ label: 'Redo', icon: 'redo-2', keys: 'Control+Y', command: redo }, redoDepth(state) > 0)}
      {source}
    </div>
  )
}

interface ToolButtonProps extends Pick<Tool, 'label' | 'icon' | 'keys'> {
  isOn?: boolean | undefined
  isPossible: boolean
  onPress: () => void
}

const ToolButton = ({ label, icon, keys, isOn, isPossible, onPress }: ToolButtonProps) => (
  <Tooltip text={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label} isName>
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={!isPossible}
      aria-keyshortcuts={keys}
      onMouseDown={(event) => event.preventDefault()} // keeps the text's focus and selection
      onClick={() => isPossible && onPress()}
    >
      <ToolIcon name={icon} />
    </button>
  </Tooltip>
)

export const ToolIcon = ({ name }: { name: string }) => (
  <svg width={20} height={20} aria-hidden="true" focusable="false">
    <use href={`${icons}#${name}`} />
  </svg>
)
