import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useShortcuts, type ShortcutKey } from '../ui/use-shortcuts.ts'

interface RowKeys<Row> {
  rows: readonly Row[]
  /** By default, the row that had the focus last. */
  activeId?: string | undefined
  onMove?: (row: Row) => void
  onSelect: (row: Row) => void
  onOpen?: ((row: Row) => void) | undefined
  /** Other letters; `row` is where j and k have moved. Returns true if it has used the key. */
  onKey?: ((key: ShortcutKey, row: Row | undefined) => boolean) | undefined
}

/**
 * Arrows, Home and End move, Space selects, Enter opens; unless typing, j and k move and x selects.
 * Spread the properties on the list; each row needs its id as `data-row`.
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
    /** Tab moves to the first row before any has had the focus. */
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
