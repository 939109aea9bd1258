import type { DirectoryFilter } from '../search/directory-filter.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { useNearMe } from './use-near-me.ts'

interface NearMeButtonProps {
  /** `at` is "latitude,longitude". */
  filterAt: (at: string) => DirectoryFilter
  onFound: (filter: DirectoryFilter) => void
  short?: string
}

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
