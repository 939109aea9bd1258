import './Stars.css'

/** Read-only stars, rounded to halves, at most 5; plain CSS, since a page shows twenty of them. */
export const Stars = ({ rating }: { rating: number }) => {
  const halves = Math.round(Math.min(Math.max(rating, 0), 5) * 2) / 2
  return (
    <span
      className="stars"
      role="img"
      aria-label={`${halves} out of 5 stars`}
      style={{ '--stars-fill': `${halves * 20}%` } as React.CSSProperties}
    />
  )
}

interface RatingProps {
  averageRating: number
  reviewCount: number
}

/** Stars, average and number of reviews; nothing where there are none. */
export const Rating = ({ averageRating, reviewCount }: RatingProps) =>
  averageRating > 0 ? (
    <span className="rating">
      <Stars rating={averageRating} />
      <strong>{averageRating.toFixed(1)}</strong>
      <span>
        ({reviewCount} {reviewCount === 1 ? 'review' : 'reviews'})
      </span>
    </span>
  ) : null
