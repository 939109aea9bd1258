import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { HydrateOnVisible } from '../../ui/HydrateOnVisible.tsx'
import './FilterSheet.css'

/** The link's target without JavaScript. */
export const sheetId = 'filters'

interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  count: string
  onReset: () => void
  children: ReactNode
}

/** Part of the page on wide screens, a dialog on a phone; its fragment opens it without JavaScript. */
export const FilterSheet = ({ isOpen, onClose, count, onReset, children }: FilterSheetProps) => {
  if (!isOpen)
    return (
      <HydrateOnVisible className="filter-sheet" id={sheetId}>
        {children}
      </HydrateOnVisible>
    )
  return (
    <Modal onClose={onClose}>
      <div className="row between">
        <h2 className="heading small" id="filters-title">
          Filters
        </h2>
        <button type="button" className="square" aria-label="Close filters" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className="stack filter-sheet-body">{children}</div>
      <div className="row filter-sheet-foot">
        <p role="status">{count}</p>
        <button type="button" className="outline-button compact" onClick={onReset}>
          Reset
        </button>
        <button type="submit" className="solid-button compact">
          Apply Filters
        </button>
      </div>
    </Modal>
  )
}

/** The browser's dialog traps the focus, closes on Escape and restores the focus. */
const Modal = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    // Closes before its removal, so that the focus returns.
    const shown = dialog.current!
    shown.showModal()
    return () => shown.close()
  }, [])
  return (
    <dialog ref={dialog} className="filter-sheet" id={sheetId} aria-labelledby="filters-title" onCancel={onClose}>
      {children}
    </dialog>
  )
}
