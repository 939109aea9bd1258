import { Progress } from '@chakra-ui/react'
import './ProgressBar.css'

interface ProgressBarProps {
  label: string
  done: number
  /** 0 while the total is unknown. */
  of: number
}

export const ProgressBar = ({ label, done, of }: ProgressBarProps) => (
  <Progress.Root unstyled className="progress" value={of ? Math.min(100, Math.floor((done / of) * 100)) : null}>
    <Progress.Track className="progress-track" aria-label={label}>
      <Progress.Range className="progress-range" />
    </Progress.Track>
  </Progress.Root>
)
