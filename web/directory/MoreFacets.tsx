import { ratingOptions, type DirectoryFilter } from '../search/directory-filter.ts'
import { Menu } from '../ui/Menu.tsx'
import { Choice } from './Choice.tsx'

interface MoreFacetsProps {
  /** As understood. */
  filter: DirectoryFilter
  addressOf: (filter: DirectoryFilter) => string
}

/** Open now, and a least rating: what is in force stands on the button. */
export const MoreFacets = ({ filter, addressOf }: MoreFacetsProps) => {
  const { open, rating } = filter
  const inForce = [rating && `${rating}+ stars`, open && 'Open now'].filter(Boolean).join(', ')
  const others = ratingOptions.some((stars) => stars === rating) || !rating ? ratingOptions : [rating, ...ratingOptions]
  return (
    <Menu label={inForce || 'Rating and hours'} isActive={inForce !== ''}>
      <Choice isChosen={open !== ''} to={addressOf({ ...filter, open: open ? '' : 'now' })}>
        Open now
      </Choice>
      {others.map((stars) => (
        <Choice
          key={stars}
          isChosen={rating === stars}
          to={addressOf({ ...filter, rating: rating === stars ? '' : stars })}
        >
          {stars === '5' ? '5 stars' : `${stars} stars and up`}
        </Choice>
      ))}
    </Menu>
  )
}
