import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useShortcuts, type ShortcutKey } from '../ui/use-shortcuts.ts'

interface RowKeys<Row> {
  rows: readonly Row[]
  /** The row that keys act on, if not the one that had the focus last. */
  activeId?: string | undefined
  /** Called after a key has moved the focus to a row. */
  onMove?: (row: Row) => void
  onSelect: (row: Row) => void
  /** The command of Enter. */
  onOpen?: ((row: Row) => void) | undefined
  /** Commands of other letters; `row` is where j and k have moved. Returns whether the key had one. */
  onKey?: ((key: ShortcutKey, row: Row | undefined) => boolean) | undefined
}

/**
 * Keyboard control of a list: arrows, Home and End move, Space selects, Enter opens. Where nobody is typing, j and k
 * move and x selects. Spread the properties on the list's element; each row needs its id as `data-row`.
 */
export const useRowKeys = <Row extends { id: string }>({
  rows,
  activeId,
  onMove,
  onSelect,
  onOpen,
  onKey,
}: RowKeys<Row>) => {
  const list = useRef<HTMLElement>(null)
  const [focusedId, setFocused] = useState<string>()
  const currentId = activeId ?? focusedId
  const at = rows.findIndex(({ id }) => id === currentId)
  const focus = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (!row) return
    list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`)?.focus()
    onMove?.(row)
  }
  useShortcuts((key) => {
    const row = rows[at]
    if (key === 'j') focus(at + 1)
    else if (key === 'k') focus(at - 1)
    else if (key === 'x' && row) onSelect(row)
    else return onKey?.(key, row) ?? false
    return true
  })
  return {
    /** Before any row has had the focus, the first, to which Tab moves. */
    currentId: at < 0 ? rows[0]?.id : currentId,
    ref: (element: HTMLElement | null) => {
      list.current = element
    },
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-row]')
      if (row) setFocused(row.dataset['row'])
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || target.dataset['row'] === undefined) return
      const row = rows[at]
      const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
      if (targets[key] !== undefined) focus(targets[key])
      else if (row && key === ' ') onSelect(row)
      else if (row && key === 'Enter' && onOpen) onOpen(row)
      else return
      event.preventDefault()
    },
  }
}
