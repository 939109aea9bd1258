import { useSiteSettingsQuery } from '../../graphql.generated.ts'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import { SiteSettingsForm } from './SiteSettingsForm.tsx'

/** /admin/site: the site's name, look and addresses. */
export const Component = () => {
  const { data, error, refetch } = useSiteSettingsQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => void refetch()
  if (!data && error)
    return <Failed message="Failed to load the site settings. Please try again." error={error} onRetry={reload} />
  return data?.siteSettings ? (
    <SiteSettingsForm settings={data.siteSettings} onStale={reload} />
  ) : (
    <PanelSkeleton height="480px" />
  )
}
