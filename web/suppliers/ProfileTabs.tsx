import { Tabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

/** A panel, and what stands on its tab; `value` is its name in the address: ?tab=reviews. */
export interface ProfileTab {
  value: string
  label: string
  content: ReactNode
}

/** All panels are in the page, one is shown; which one stands in the address. The first needs no mention there. */
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
  return (
    <Tabs.Root value={shown.value} onValueChange={({ value }) => show(value)} variant="line" minW="0">
      <Tabs.List overflowX="auto" overflowY="hidden">
        {tabs.map(({ value, label }) => <Tabs.Trigger key={value} value={value} minH="11" whiteSpace="nowrap">{label}</Tabs.Trigger>)}
      </Tabs.List>
      {tabs.map(({ value, content }) => <Tabs.Content key={value} value={value} data-panel={value}>{content}</Tabs.Content>)}
    </Tabs.Root>
  )
}
