import { Box, Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'

interface FormButtonsProps {
  label: string
  /** What the button says meanwhile. */
  busy?: string
  /** With it, the form can be left by Cancel. */
  onClose?: (() => void) | undefined
  /** More buttons. */
  children?: ReactNode
}

/** The last line of a form: the button that sends it, and Cancel. */
export const FormButtons = ({ label, busy = 'Saving…', onClose, children }: FormButtonsProps) => {
  const { submitting } = useFormState({ subscription: { submitting: true } })
  return (
    <Box className="admin-wide" display="flex" flexWrap="wrap" gap="2">
      <Button type="submit" minH="11" loading={submitting} loadingText={busy}>
        {label}
      </Button>
      {children}
      {onClose && (
        <Button variant="outline" minH="11" onClick={onClose}>
          Cancel
        </Button>
      )}
    </Box>
  )
}
