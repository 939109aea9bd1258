import { useSearchParams } from 'react-router'
import { Tabs, type Tab } from '../ui/Tabs.tsx'

/** `value` is the tab's name in the address: ?tab=reviews. */
export type ProfileTab = Tab

/** All panels are in the page; the address says which is shown. */
export const ProfileTabs = ({ tabs }: { tabs: readonly ProfileTab[] }) => {
  const [params, setParams] = useSearchParams()
  const shown = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0]!
  const show = (value: string) =>
    setParams(
      (before) => {
        before.delete('tab')
        if (value !== tabs[0]!.value) before.set('tab', value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return <Tabs label="About this supplier" tabs={tabs} shown={shown.value} onShow={show} />
}
