import { Link } from 'react-router'

export const Complaints = ({ count, supplierName }: { count: number; supplierName: string }) =>
  count > 0 && (
    <p className="admin-small">
      <Link className="admin-link" to={`/admin/requests?kind=reports&search=${encodeURIComponent(supplierName)}`}>
        {count === 1 ? 'Review reported – see report' : `${count} reviews reported – see reports`}
      </Link>
    </p>
  )
