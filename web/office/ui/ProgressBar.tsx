import { Progress } from '@chakra-ui/react'

interface ProgressBarProps {
  label: string
  done: number
  /** 0 while the total is unknown. */
  of: number
}

export const ProgressBar = ({ label, done, of }: ProgressBarProps) => (
  <Progress.Root
    size="lg"
    flex="1 0 100%"
    minW="120px"
    value={of ? Math.min(100, Math.floor((done / of) * 100)) : null}
  >
    <Progress.Track aria-label={label}>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
)
