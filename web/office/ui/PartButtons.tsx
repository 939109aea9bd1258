import { Button } from '@chakra-ui/react'

interface PartButtonsProps<Part extends string> {
  parts: readonly Part[]
  /** The destructive action, whose button is red. */
  grave: Part
  /** The row's name, for accessible names. */
  name: string
  shown: Part | undefined
  onShow: (part: Part | undefined) => void
}

/** A row's buttons, each of which opens a panel below it, one at a time. */
export const PartButtons = <Part extends string>({ parts, grave, name, shown, onShow }: PartButtonsProps<Part>) =>
  parts.map((part) => (
    <Button
      key={part}
      variant="outline"
      {...(part === grave ? { colorPalette: 'brick' } : {})}
      aria-expanded={shown === part}
      aria-label={`${part}: ${name}`}
      onClick={() => onShow(shown === part ? undefined : part)}
    >
      {part}
    </Button>
  ))
