import { Icon } from '../ui/Icon.tsx'
import { useNearMe } from './use-near-me.ts'

interface NearMeButtonProps {
  /** Given "latitude,longitude". */
  onFound: (at: string) => void
  /** What stands in it where there is little room. */
  short?: string
}

/** Asks the browser where it is, and looks for suppliers around there. */
export const NearMeButton = ({ onFound, short }: NearMeButtonProps) => {
  const { locate, isLocating } = useNearMe(onFound)
  return (
    <button type="button" className="outline-button near-me" aria-label="Find suppliers near me" aria-busy={isLocating} disabled={isLocating} onClick={locate}>
      <Icon name="locate" /> <span>{isLocating ? 'Locating…' : (short ?? 'Find suppliers near me')}</span>
    </button>
  )
}
