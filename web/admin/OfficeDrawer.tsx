import { Dialog, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

interface OfficeDrawerProps {
  shown: string
  panelId: string
}

/** The menu on a phone: behind a button, in a drawer that closes when a screen is chosen. */
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
      <Tooltip text="Open the office menu" isName>
        <button
          type="button"
          className="office-icon office-only-narrow"
          aria-label="Open the office menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={20} />
        </button>
      </Tooltip>
      <Portal>
        <Dialog.Backdrop className="office-backdrop" />
        <Dialog.Positioner className="office-drawer-place">
          <Dialog.Content className="office-drawer">
            <div className="office-drawer-head">
              <Dialog.Title className="heading tiny">Office</Dialog.Title>
              <Tooltip text="Close the office menu" isName>
                <button
                  type="button"
                  className="office-icon"
                  aria-label="Close the office menu"
                  onClick={() => setOpen(false)}
                >
                  <Icon name="close" size={20} />
                </button>
              </Tooltip>
            </div>
            <OfficeMenu shown={shown} panelId={panelId} onChoose={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
