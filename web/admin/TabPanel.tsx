import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

const loading = <PanelSkeleton height="400px" />

/**
 * A tab's content, whose code is loaded when the tab is first opened; an error in it leaves the rest of the page
 * working.
 */
export const TabPanel = ({ Panel }: { Panel: ComponentType }) => {
  if (!useHydrated()) return loading
  return (
    <Guard>
      <Suspense fallback={loading}>
        <Panel />
      </Suspense>
    </Guard>
  )
}

/** After an update of the site the old code of a tab is gone: then the page is reloaded. */
class Guard extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }
  static getDerivedStateFromError() {
    return { isFailed: true }
  }
  override render() {
    if (!this.state.isFailed) return this.props.children
    return (
      <Failed
        message="This tab could not be shown. Please check your internet connection and try again."
        onRetry={() => location.reload()}
      />
    )
  }
}
