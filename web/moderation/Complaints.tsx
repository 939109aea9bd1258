import { Link } from 'react-router'

/** How many complaints about reviews of the supplier wait, and where. */
export const Complaints = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="admin-small">
      <Link className="admin-link" to="/admin/requests?kind=reports">
        {count === 1
          ? 'A complaint about a review of this supplier waits'
          : `${count} complaints about reviews of this supplier wait`}
      </Link>
    </p>
  )
