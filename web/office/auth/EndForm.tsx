import { Box, Text } from '@chakra-ui/react'
import { toast } from '../../ui/kit/toaster.tsx'
import { AccountForm } from './AccountForm.tsx'
import { checkPassword, ownPassword } from '../sign-in/PasswordField.tsx'

interface EndFormProps {
  /** Such as "End the session in Firefox on Linux". */
  what: string
  done: string
  send: (password: string) => Promise<unknown>
  button?: string
  onClose: () => void
}

/** Such a form as a part of a row. */
export const endPart = (form: Omit<EndFormProps, 'onClose'>) => (close: () => void) => (
  <EndForm {...form} onClose={close} />
)

/** Asks for the password again, since someone else may be using this screen. */
export const EndForm = ({ what, done, send, button = 'End Now', onClose }: EndFormProps) => {
  const end = async ({ password }: { password: string }) => {
    await send(password)
    toast({ title: done, type: 'success' })
    onClose()
  }
  return (
    <Box mt="4" pt="4" borderTopWidth="1px" display="grid" gap="3">
      <Text fontWeight="600">{what}</Text>
      <AccountForm label={what} button={button} validate={checkPassword} onSend={end} onClose={onClose}>
        {ownPassword}
      </AccountForm>
    </Box>
  )
}
