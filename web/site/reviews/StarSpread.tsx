import { Stars } from '../../ui/Stars.tsx'
import './StarSpread.css'

interface StarSpreadProps {
  averageRating: number
  reviewCount: number
  ratingSpread: readonly { stars: number; count: number }[]
}

/** The average, and how many gave five to one stars: a table with bars. */
export const StarSpread = ({ averageRating, reviewCount, ratingSpread }: StarSpreadProps) => (
  <div className="star-spread">
    <div>
      <p className="star-spread-average" aria-hidden="true">
        {averageRating.toFixed(1)}
      </p>
      <Stars rating={averageRating} />
      <p className="star-spread-count">
        {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
      </p>
    </div>
    <table>
      <caption className="visually-hidden">How many reviews gave how many stars</caption>
      <tbody>
        {ratingSpread.map(({ stars, count }) => (
          <tr key={stars}>
            <th scope="row">
              {stars} {stars === 1 ? 'star' : 'stars'}
            </th>
            <td className="star-spread-figure">{count}</td>
            <td className="star-spread-bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / reviewCount}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
