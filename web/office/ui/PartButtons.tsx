import { Button } from '@chakra-ui/react'

interface PartButtonsProps<Part extends string> {
  parts: readonly Part[]
  grave: Part
  name: string
  shown: Part | undefined
  onShow: (part: Part | undefined) => void
}

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
