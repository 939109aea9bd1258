import { Button } from '@chakra-ui/react'

interface PartButtonsProps<Part extends string> {
  parts: readonly Part[]
  /** What ends something for good: its button is in brick. */
  grave: Part
  /** Whose they are, for the buttons' names. */
  name: string
  shown: Part | undefined
  onShow: (part: Part | undefined) => void
}

/** The buttons of a row that each open a part of it below, one at a time. */
export const PartButtons = <Part extends string>({ parts, grave, name, shown, onShow }: PartButtonsProps<Part>) =>
  parts.map((part) => (
    <Button
      key={part}
      variant="outline"
      minH="11"
      {...(part === grave ? { colorPalette: 'brick' } : {})}
      aria-expanded={shown === part}
      aria-label={`${part}: ${name}`}
      onClick={() => onShow(shown === part ? undefined : part)}
    >
      {part}
    </Button>
  ))
