import { plural } from '../../api/text/plural.rules.ts'
import './Stars.css'

/** Drawn to halves and named to tenths, in plain CSS, since a page shows many. */
export const Stars = ({ rating }: { rating: number }) => {
  const shown = Math.min(Math.max(rating, 0), 5)
  const halves = Math.round(shown * 2) / 2
  return (
    <span
      className="stars"
      role="img"
      aria-label={`${Math.round(shown * 10) / 10} out of 5 stars`}
      style={{ '--stars-fill': `${halves * 20}%` } as React.CSSProperties}
    />
  )
}

export const Rating = ({ averageRating, reviewCount }: { averageRating: number | null; reviewCount: number }) =>
  averageRating ? (
    <span className="rating">
      <Stars rating={averageRating} />
      <strong aria-hidden="true">{averageRating.toFixed(1)}</strong>
      <span className="muted">({plural(reviewCount, 'review')})</span>
    </span>
  ) : null
