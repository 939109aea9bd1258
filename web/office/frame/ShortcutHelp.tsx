import { Dialog, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { Tooltip } from '../ui/Tooltip.tsx'
import { shortcuts, useShortcuts } from '../ui/use-shortcuts.ts'
import { IconButton } from './IconButton.tsx'

const rows = [...Object.entries(shortcuts), ['Enter', 'Open'], ['Ctrl K', 'Find a supplier or a screen']] as const

/** Lists all keyboard shortcuts; opens with "?". */
export const ShortcutHelp = () => {
  const [isOpen, setOpen] = useState(false)
  useShortcuts((key) => {
    if (key === '?') setOpen(true)
    else if (key === '/') document.querySelector<HTMLElement>('[role="search"] [type="search"]')?.focus()
    else return false
    return true
  })
  return (
    <Dialog.Root unstyled open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount unmountOnExit>
      <Tooltip text="Keyboard shortcuts" isName>
        <Dialog.Trigger className="office-icon office-keys" aria-keyshortcuts="?" aria-label="Keyboard shortcuts">
          ?
        </Dialog.Trigger>
      </Tooltip>
      <Portal>
        <Dialog.Backdrop className="office-backdrop" />
        <Dialog.Positioner className="palette-place">
          <Dialog.Content className="palette shortcuts">
            <Dialog.Title className="heading tiny">Keyboard Shortcuts</Dialog.Title>
            <IconButton label="Close" icon="close" className="palette-close" onClick={() => setOpen(false)} />
            <dl>
              {rows.map(([key, text]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
