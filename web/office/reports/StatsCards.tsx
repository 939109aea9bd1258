import { useEffect } from 'react'
import { useAdminStatsQuery } from './AdminStats.generated.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { thousands } from '../../../api/text/plural.rules.ts'
import './ReportsTab.css'

const cards = [
  { name: 'suppliers', label: 'Suppliers' },
  { name: 'reviews', label: 'Reviews' },
  { name: 'blogPosts', label: 'Blog Posts' },
  { name: 'locations', label: 'Locations' },
  { name: 'backlinks', label: 'Backlinks' },
] as const

/** Zeros if loading fails. */
export const StatsCards = () => {
  const { data, error } = useAdminStatsQuery({ fetchPolicy: 'cache-and-network' })
  const isFailed = Boolean(error) && !data
  useEffect(() => {
    if (isFailed)
      toast({
        title: 'Error loading statistics',
        description: 'Could not load admin statistics. Using default values.',
        type: 'error',
      })
  }, [isFailed])
  return (
    <dl className="figures boxed" aria-label="Statistics" aria-busy={!data && !isFailed}>
      {cards.map(({ name, label }) => (
        <div key={name} className="panel">
          <dt>{label}</dt>
          <dd>{data ? thousands(data.adminStats[name]) : isFailed ? '0' : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
