import { Toaster as ChakraToaster, ClientOnly, createToaster, Portal, Stack, Toast } from '@chakra-ui/react'

const toaster = createToaster({ placement: 'bottom-end', max: 1, pauseOnPageIdle: true })

interface ToastMessage {
  title: string
  description?: string
  type?: 'success' | 'error' | 'info'
  durationMs?: number
}

/** Says something in a corner: one message at a time, for 5 s unless told otherwise; F8 moves the focus to it. */
export const toast = ({ title, description, type = 'info', durationMs = 5000 }: ToastMessage) => {
  toaster.remove()
  toaster.create({ title, description, type, duration: durationMs, closable: true })
}

export const Toaster = () => (
  <ClientOnly>
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {({ title, description, type }) => (
          <Toast.Root width={{ md: '420px' }} bg={type === 'error' ? 'brick.solid' : 'bg.inverted'} color={type === 'error' ? 'brick.contrast' : 'fg.inverted'}>
            <Stack gap="1" flex="1">
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </Stack>
            <Toast.CloseTrigger aria-label="Dismiss" />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  </ClientOnly>
)
