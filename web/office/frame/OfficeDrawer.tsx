import { Dialog, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

interface OfficeDrawerProps {
  shown: string
  panelId: string
}

export const OfficeDrawer = ({ shown, panelId }: OfficeDrawerProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root
      unstyled
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      initialFocusEl={() => document.querySelector<HTMLElement>('.office-drawer [aria-selected="true"]')}
      finalFocusEl={() => document.getElementById(panelId)}
      lazyMount
      unmountOnExit
    >
      <IconButton
        label="Open the office menu"
        icon="menu"
        className="office-only-narrow"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Portal>
        <Dialog.Backdrop className="office-backdrop" />
        <Dialog.Positioner className="office-drawer-place">
          <Dialog.Content className="office-drawer">
            <div className="office-drawer-head">
              <Dialog.Title className="heading tiny">Office</Dialog.Title>
              <IconButton label="Close the office menu" icon="close" onClick={() => setOpen(false)} />
            </div>
            <OfficeMenu shown={shown} panelId={panelId} onChoose={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
