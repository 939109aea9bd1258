import { useSearchParams } from 'react-router'
import { useAdminStatsQuery } from '../graphql.generated.ts'
import { ignoreSecondClick } from '../ui/ignore-second-click.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { TabPanel } from './TabPanel.tsx'
import { adminTabs } from './tabs.ts'
import './AdminTabs.css'

/** The dashboard's tabs; the open one is in the address. */
export const AdminTabs = () => {
  const [params, setParams] = useSearchParams()
  const { data } = useAdminStatsQuery()
  const shown = adminTabs.find(({ value }) => value === params.get('tab')) ?? adminTabs[0]
  if (!shown) return null
  const tabs = adminTabs.map(({ value, label, Panel }) => ({
    value,
    label,
    badge: value === 'requests' ? data?.adminStats.openRequests : undefined,
    content: value === shown.value && <TabPanel Panel={Panel} />,
  }))
  return (
    <div className="admin-tabs" onClickCapture={ignoreSecondClick}>
      <Tabs
        label="Administration"
        tabs={tabs}
        shown={shown.value}
        onShow={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  )
}
