import { Toaster as ChakraToaster, createToaster, Portal, Stack, Toast } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Kit } from './Kit.tsx'
import type { ToastMessage } from './toast-message.ts'

const toaster = createToaster({ placement: 'bottom-end', max: 1, pauseOnPageIdle: true, hotkey: ['F8'] })

/** Shows each new message in place of the previous one. */
const ToastView = ({ message }: { message: ToastMessage }) => {
  useEffect(() => {
    const { title, description, type = 'info', durationMs = 5000 } = message
    // Chakra's list only shows messages created after it was mounted.
    const timer = setTimeout(() => {
      toaster.remove()
      toaster.create({ title, description, type, duration: durationMs, closable: true })
    })
    return () => clearTimeout(timer)
  }, [message])
  return (
    <Kit>
      <Portal>
        <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
          {({ title, description, type }) => (
            <Toast.Root
              width={{ md: '420px' }}
              bg={type === 'error' ? 'brick.solid' : 'bg.inverted'}
              color={type === 'error' ? 'brick.contrast' : 'fg.inverted'}
            >
              <Stack gap="1" flex="1">
                <Toast.Title>{title}</Toast.Title>
                {description && <Toast.Description>{description}</Toast.Description>}
              </Stack>
              <Toast.CloseTrigger aria-label="Dismiss" />
            </Toast.Root>
          )}
        </ChakraToaster>
      </Portal>
    </Kit>
  )
}

export default ToastView
