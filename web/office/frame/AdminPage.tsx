import { Container, Dialog, Heading, Text } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { Navigate, redirect, useLocation, useParams, Link, useNavigate } from 'react-router'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { type LoadArgs, answer404 } from '../../ui/page/screen.ts'
import { getLoginPath } from '../sign-in/login-path.ts'
import { SessionEnded } from '../sign-in/SessionEnded.tsx'
import { MeDocument, useMeQuery } from '../ui/Me.generated.ts'
import { LazyStaffEffects } from '../to-do/LazyStaffEffects.tsx'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { titleId } from '../ui/focus.ts'
import { toStaffRole, usePermission } from '../ui/use-permission.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { StatsCards } from '../reports/StatsCards.tsx'
import { useReactiveVar, useApolloClient } from '@apollo/client/react'
import { connectionLost } from '../../ui/subscribe-live.ts'
import { OfficeMenu } from './OfficeMenu.tsx'
import { OfficeDialog } from './OfficeDialog.tsx'
import { findLabel, Palette } from './Palette.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { shortcuts, useShortcuts } from '../ui/use-shortcuts.ts'
import { IconButton } from './IconButton.tsx'
import { useFreshFigures, useLiveRequests } from './live-figures.ts'
import '../../ui/forms/TextField.css'
import '../../ui/forms/FormField.css'
import '../ui/office.css'
import '../table/Table.css'
import './Office.css'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { PanelSkeleton, panelSkeleton } from '../../ui/Skeletons.tsx'
import { findScreen, findCurrentPath, getTabId, panelId } from './tabs.ts'
import { Notices } from './Notices.tsx'
import type { AccountNeed } from '../../schema.generated.ts'
import { ChangePassword } from '../auth/ChangePassword.tsx'
import { SecondFactorForm } from '../auth/SecondFactorForm.tsx'
import { signOut } from '../sign-in/sign-out.ts'
import { ActionButton } from '../ui/actions.tsx'
import { Panel } from '../ui/Panel.tsx'

export const load = async (client: ApolloClient, { request, params }: LoadArgs) => {
  const { pathname, search } = new URL(request.url)
  const { data } = await client.query({ query: MeDocument })
  const old = findCurrentPath(search)
  if (!toStaffRole(data?.myRole)) return redirect(getLoginPath(old ?? pathname + search))
  if (old) return redirect(old)
  return findScreen(params['screen']) ? null : answer404()
}

export const Component = () => (
  <ChakraRoot>
    <Dashboard />
  </ChakraRoot>
)

const Dashboard = () => {
  const isHydrated = useHydrated()
  const { pathname, search } = useLocation()
  const { screen: value = '' } = useParams()
  const { data, loading } = useMeQuery()
  if (loading && !data)
    return (
      <Container as="main" id="main" maxW="breakpoint-xl" py="8" aria-busy="true">
        <PanelSkeleton height="480px" />
      </Container>
    )
  const old = findCurrentPath(search)
  if (!data?.me || !toStaffRole(data.myRole)) return <Navigate to={getLoginPath(old ?? pathname + search)} replace />
  if (old) return <Navigate to={old} replace />
  const label = value ? (findScreen(value)?.label ?? '404 Page Not Found') : undefined
  const need = data.myNeed
  return (
    <Office username={data.me.username} shown={need ? undefined : value}>
      <Head
        title={label ? `${label} | Admin Dashboard` : 'Admin Dashboard'}
        description="For administrators."
        noIndex
      />
      <Heading as="h1" id={titleId} size="2xl" mb="3" tabIndex={-1} outline="none">
        {(!need && label) || 'Admin Dashboard'}
      </Heading>
      <SessionEnded />
      <ConnectionLost />
      {need ? (
        <AccountSetup need={need} />
      ) : (
        <>
          {isHydrated && <LazyStaffEffects />}
          {data.myRole === 'ADMIN' && <Notices />}
          {!value && <StatsCards />}
          <ScreenPanel value={value} />
        </>
      )}
    </Office>
  )
}

const ConnectionLost = () => {
  const isLost = useReactiveVar(connectionLost)
  return (
    <div role="status" className="office-sticky">
      {isLost && (
        <p className="office-notice panel row">Connection lost: what you see may be out of date. Reconnecting…</p>
      )}
    </div>
  )
}

const ScreenPanel = ({ value }: { value: string }) => {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (!document.activeElement?.matches('[role="tab"]')) panel.current?.focus({ preventScroll: true })
  }, [value])
  const isHydrated = useHydrated()
  const may = usePermission()
  const screen = findScreen(value)
  const isRefused = screen && screen.area !== 'own' && !may(screen.area)
  if (!screen || isRefused)
    return (
      <div className="card flat" id={panelId} ref={panel} tabIndex={-1}>
        {screen ? (
          <>
            <h2 className="heading">Not for Your Role</h2>
            <p>{screen.label} is not part of your role. Ask an administrator to change it.</p>
          </>
        ) : (
          <>
            <p key="specified">Did you forget to add the page to the router?</p>
            <p key="missing">The office has no screen at this address. Please choose one from the menu.</p>
          </>
        )}
      </div>
    )
  return (
    // The second click of a double click counts as a mistake.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className="office-panel"
      role="tabpanel"
      id={panelId}
      aria-labelledby={getTabId(value)}
      ref={panel}
      tabIndex={-1}
      onClickCapture={ignoreSecondClick}
    >
      {isHydrated ? <screen.Panel key={value} /> : panelSkeleton}
    </div>
  )
}

/** A double click's second click may hit the new, opposite button, such as Unpublish. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}

interface OfficeProps {
  username: string
  /** Undefined while the account needs set-up first. */
  shown: string | undefined
  children: ReactNode
}

const Office = ({ username, shown, children }: OfficeProps) => {
  const { siteName } = useConfig()
  useFreshFigures()
  useLiveRequests(shown !== undefined)
  return (
    <div className="office">
      <header className="office-bar top-bar row">
        {shown !== undefined && <OfficeDrawer shown={shown} />}
        <Link className="office-site" to="/">
          {siteName}
        </Link>
        <div className="row">
          {shown !== undefined && (
            <>
              <Palette />
              <ShortcutHelp />
            </>
          )}
          <span className="muted small-text office-only-wide">
            Signed in as <strong>{username}</strong>
          </span>
          <SignOutButton />
        </div>
      </header>
      <div className="office-body">
        {shown !== undefined && (
          <nav className="office-side" aria-label="Office">
            <OfficeMenu shown={shown} />
          </nav>
        )}
        <main id="main" tabIndex={-1} className="office-main">
          {children}
        </main>
      </div>
    </div>
  )
}

const rows = [...Object.entries(shortcuts), ['Enter', 'Open'], ['Ctrl K', findLabel]] as const
const keyboardShortcuts = 'Keyboard shortcuts'

const ShortcutHelp = () => {
  const [isOpen, setOpen] = useState(false)
  useShortcuts((key) => {
    if (key === '?') setOpen(true)
    else if (key === '/') document.querySelector<HTMLElement>('[role="search"] [type="search"]')?.focus()
    else return false
    return true
  })
  return (
    <OfficeDialog
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Tooltip text={keyboardShortcuts} isName>
          <Dialog.Trigger className="square office-only-wide" aria-keyshortcuts="?" aria-label={keyboardShortcuts}>
            ?
          </Dialog.Trigger>
        </Tooltip>
      }
      className="palette panel shortcuts"
    >
      <Dialog.Title className="heading tiny">Keyboard Shortcuts</Dialog.Title>
      <IconButton label="Close" icon="close" className="palette-close" onClick={() => setOpen(false)} />
      <dl>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  )
}

const AccountSetup = ({ need }: { need: AccountNeed }) => {
  const client = useApolloClient()
  const look = () => void client.query({ query: MeDocument, fetchPolicy: 'network-only' })
  const isPassword = need === 'NEW_PASSWORD'
  return (
    <Panel title={isPassword ? 'Set Your Own Password' : 'Turn On the Second Factor'} size="lg" className="measure">
      <Text mb="5">
        {isPassword
          ? 'Your current password was generated for you. Set a new one to open the dashboard.'
          : 'This site requires a code from an authenticator app as well as a password. Turn it on to open the dashboard.'}
      </Text>
      {isPassword ? <ChangePassword onDone={look} /> : <SecondFactorForm onDone={look} />}
    </Panel>
  )
}

/** Disabled until hydrated: on a shared machine, nobody would notice that a press was lost. */
const SignOutButton = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const isReady = useHydrated()
  return (
    <ActionButton
      disabled={!isReady}
      loadingText="Signing out…"
      refused="Logout failed"
      action={() => signOut(client, navigate)}
    >
      Sign Out
    </ActionButton>
  )
}

const OfficeDrawer = ({ shown }: { shown: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <OfficeDialog
      isOpen={isOpen}
      onOpen={setOpen}
      initialFocusEl={() => document.querySelector<HTMLElement>('.office-drawer [aria-selected="true"]')}
      finalFocusEl={() => document.getElementById(panelId)}
      trigger={
        <IconButton
          label="Open the office menu"
          icon="menu"
          className="office-only-narrow"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      }
      isDrawer
      className="office-drawer"
    >
      <div className="row between">
        <Dialog.Title className="heading tiny">Office</Dialog.Title>
        <IconButton label="Close the office menu" icon="close" onClick={() => setOpen(false)} />
      </div>
      <OfficeMenu shown={shown} onChoose={() => setOpen(false)} />
    </OfficeDialog>
  )
}
