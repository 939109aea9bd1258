import { Button, Text } from '@chakra-ui/react'

interface ConfirmProps {
  text: string
  button: string
  isBusy: boolean
  isGrave?: boolean
  onConfirm: () => void
}

export const Confirm = ({ text, button, isBusy, isGrave = false, onConfirm }: ConfirmProps) => (
  <>
    <Text>{text}</Text>
    <Button justifySelf="start" loading={isBusy} {...(isGrave ? { colorPalette: 'brick' } : {})} onClick={onConfirm}>
      {button}
    </Button>
  </>
)
