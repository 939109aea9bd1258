import { Button, Text } from '@chakra-ui/react'

interface ConfirmProps {
  text: string
  button: string
  isBusy: boolean
  /** Whether it cannot be undone. */
  isGrave?: boolean
  onConfirm: () => void
}

/** Explains an action and asks for confirmation. */
export const Confirm = ({ text, button, isBusy, isGrave = false, onConfirm }: ConfirmProps) => (
  <>
    <Text>{text}</Text>
    <Button
      minH="11"
      justifySelf="start"
      loading={isBusy}
      {...(isGrave ? { colorPalette: 'brick' } : {})}
      onClick={onConfirm}
    >
      {button}
    </Button>
  </>
)
