import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface OfficeDialogProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  trigger: ReactNode
  /** Of the content. */
  className: string
  isDrawer?: boolean
  /** The name of a dialog without a title. */
  label?: string
  initialFocusEl?: () => HTMLElement | null
  finalFocusEl?: () => HTMLElement | null
  children: ReactNode
}

export const OfficeDialog = ({
  isOpen,
  onOpen,
  trigger,
  className,
  isDrawer = false,
  label,
  children,
  ...focus
}: OfficeDialogProps) => (
  <Dialog.Root unstyled open={isOpen} onOpenChange={({ open }) => onOpen(open)} {...focus}>
    {trigger}
    <Portal>
      <Dialog.Backdrop className="office-backdrop" />
      <Dialog.Positioner className={isDrawer ? 'office-overlay drawer' : 'office-overlay'}>
        <Dialog.Content className={className} aria-label={label}>
          {children}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
