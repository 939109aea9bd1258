import type { DirectoryFilter } from '../search/directory-filter.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useNearMe } from './use-near-me.ts'

interface NearMeButtonProps {
  /** The filter for "latitude,longitude". */
  filterAt: (at: string) => DirectoryFilter
  onFound: (filter: DirectoryFilter) => void
  /** A short label for where there is little room. */
  short?: string
}

/** Asks the browser for its location, and searches for suppliers around it. */
export const NearMeButton = ({ filterAt, onFound, short }: NearMeButtonProps) => {
  const { locate, isLocating } = useNearMe(filterAt, onFound)
  return (
    <button
      type="button"
      className="outline-button near-me"
      aria-label="Find suppliers near me"
      aria-busy={isLocating}
      disabled={isLocating}
      onClick={locate}
    >
      <Icon name="locate" /> <span>{isLocating ? 'Locating…' : (short ?? 'Find suppliers near me')}</span>
    </button>
  )
}
