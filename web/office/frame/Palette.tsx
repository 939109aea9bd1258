import { Dialog, Portal } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { IconButton } from './IconButton.tsx'
import { PaletteList } from './PaletteList.tsx'

interface PaletteProps {
  /** The id of the element that gets the focus after a choice. */
  panelId: string
}

/**
 * The command palette (Ctrl+K or ⌘K): opens a screen, or a supplier by name, phone number, email, town, postcode or
 * id.
 */
export const Palette = ({ panelId }: PaletteProps) => {
  const [isOpen, setOpen] = useState(false)
  const hasChosen = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const choose = (path: string) => {
    hasChosen.current = true
    setOpen(false)
    void navigate(path)
  }
  return (
    <Dialog.Root
      unstyled
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      initialFocusEl={() => field.current}
      finalFocusEl={() => {
        const target = hasChosen.current ? document.getElementById(panelId) : trigger.current
        hasChosen.current = false
        return target
      }}
      lazyMount
      unmountOnExit
    >
      <Tooltip text="Find a supplier or a screen" isName>
        <button
          type="button"
          ref={trigger}
          className="palette-button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
          <span className="visually-hidden">Find a supplier or a screen</span>
          <span className="office-only-wide" aria-hidden>
            Find… <kbd>Ctrl K</kbd>
          </span>
        </button>
      </Tooltip>
      <Portal>
        <Dialog.Backdrop className="office-backdrop" />
        <Dialog.Positioner className="palette-place">
          <Dialog.Content className="palette" aria-label="Find a supplier or a screen">
            <PaletteList fieldRef={field} onChoose={choose} />
            <IconButton label="Close" icon="close" className="palette-close" onClick={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
