import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SignOutButton } from '../auth/SignOutButton.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { OfficeDrawer } from './OfficeDrawer.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'
import { Palette } from './Palette.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { useLiveRequests } from './use-live-requests.ts'
import { useFreshFigures } from './use-fresh-figures.ts'
import './Office.css'

/** The id of the panel of the current screen; tabs' ids begin with it. */
export const panelId = 'office-panel'
export const getTabId = (value: string) => `office-tab-${value || 'to-do'}`

interface OfficeProps {
  username: string
  /** The value of the current screen; undefined while the account needs set-up first. */
  shown: string | undefined
  children: ReactNode
}

/** The frame of every office screen: a top bar and a side menu, which is a drawer on phones. */
export const Office = ({ username, shown, children }: OfficeProps) => {
  const { siteName } = useConfig()
  useFreshFigures()
  useLiveRequests(shown !== undefined)
  return (
    <div className="office">
      <header className="office-bar">
        {shown !== undefined && <OfficeDrawer shown={shown} panelId={panelId} />}
        <Link className="office-site" to="/">
          {siteName}
        </Link>
        <div className="office-tools">
          {shown !== undefined && <Palette panelId={panelId} />}
          {shown !== undefined && <ShortcutHelp />}
          <Text as="span" color="fg.muted" fontSize="sm" className="office-only-wide">
            Signed in as <strong>{username}</strong>
          </Text>
          <SignOutButton />
        </div>
      </header>
      <div className="office-body">
        {shown !== undefined && (
          <nav className="office-side" aria-label="Office">
            <OfficeMenu shown={shown} panelId={panelId} getId={getTabId} />
          </nav>
        )}
        <main id="main" tabIndex={-1} className="office-main">
          {children}
        </main>
      </div>
    </div>
  )
}
