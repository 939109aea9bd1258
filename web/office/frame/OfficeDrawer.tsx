import { Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { OfficeDialog } from './OfficeDialog.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

interface OfficeDrawerProps {
  shown: string
  panelId: string
}

export const OfficeDrawer = ({ shown, panelId }: OfficeDrawerProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <OfficeDialog
      isOpen={isOpen}
      onOpen={setOpen}
      initialFocusEl={() => document.querySelector<HTMLElement>('.office-drawer [aria-selected="true"]')}
      finalFocusEl={() => document.getElementById(panelId)}
      trigger={
        <IconButton
          label="Open the office menu"
          icon="menu"
          className="office-only-narrow"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      }
      isDrawer
      className="office-drawer"
    >
      <div className="row between">
        <Dialog.Title className="heading tiny">Office</Dialog.Title>
        <IconButton label="Close the office menu" icon="close" onClick={() => setOpen(false)} />
      </div>
      <OfficeMenu shown={shown} panelId={panelId} onChoose={() => setOpen(false)} />
    </OfficeDialog>
  )
}
