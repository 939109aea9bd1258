import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { socket } from '../../app/mock-api.ts'
import { answer, api, done, reply, showPage, mockConnection, mockMe } from '../../app/show-page.tsx'
import { connectionLost } from '../../ui/subscribe-live.ts'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import menuIcons from './menu-icons.svg?raw'

const figures = () => {
  const list = screen.getByLabelText('Statistics')
  return [...list.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextElementSibling!.textContent}`)
}

test('five figures are on To Do only, and each screen has its own title', async () => {
  const adminStats = {
    __typename: 'AdminStats',
    suppliers: 12345,
    reviews: 678,
    blogPosts: 10,
    locations: 90,
    backlinks: 7,
    openRequests: 4,
  }
  answer(api.query('AdminStats', () => reply({ adminStats })))
  showPage('/admin')
  await waitFor(() =>
    expect(figures()).toEqual(['Suppliers 12,345', 'Reviews 678', 'Blog Posts 10', 'Locations 90', 'Backlinks 7']),
  )
  const title = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(title()).toBe('Admin Dashboard')
  await userEvent.click(screen.getByRole('tab', { name: 'Requests' }))
  expect([title(), screen.queryByLabelText('Statistics')]).toEqual(['Requests', null])
})

test('administrators see that scheduled backups fail, since when, why, and when the last one succeeded', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
  const failure = { __typename: 'BackupFailure', failedSince: ago(5), reason: 'No space left.', lastGoodAt: ago(49) }
  answer(
    api.query('BackupFailure', () => reply({ backupFailure: failure }), { once: true }),
    api.query('BackupFailure', () => reply({ backupFailure: { ...failure, lastGoodAt: null } })),
  )
  const text = async () => (await screen.findByRole('region', { name: 'Backups' })).textContent
  const { unmount } = showPage('/admin')
  expect(await text()).toBe(
    'Scheduled backups are failing. They first failed 5 hours ago. The last successful backup was 2 days ago.We retry every hour. Reason: No space left.',
  )
  unmount()
  showPage('/admin')
  expect(await text()).toContain('5 hours ago. No backup has succeeded yet.')
})

test('administrators see that the full export cannot be made, and what partners get meanwhile', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
  const failure = { __typename: 'SupplierListFailure', failedSince: ago(2), message: 'No space left.', madeAt: ago(3) }
  answer(
    api.query('SupplierListFailure', () => reply({ supplierListFailure: failure }), { once: true }),
    api.query('SupplierListFailure', () => reply({ supplierListFailure: { ...failure, madeAt: null } })),
  )
  const { unmount } = showPage('/admin')
  expect((await screen.findByRole('region', { name: 'List of all suppliers' })).textContent).toBe(
    'The list of all suppliers cannot be created. It first failed 2 hours ago. Partners receive the list made 3 hours ago.We retry every minute. Reason: No space left.',
  )
  unmount()
  showPage('/admin')
  expect((await screen.findByRole('region', { name: 'List of all suppliers' })).textContent).toContain(
    '2 hours ago. There is no list yet.',
  )
})

test('while backups succeed, nothing is shown about them', async () => {
  showPage('/admin')
  await waitFor(() => expect(figures()[0]).toBe('Suppliers 0'))
  expect(screen.queryByRole('region', { name: 'Backups' })).toBeNull()
  expect(screen.getByLabelText('Storage and backups').textContent).toBe(
    'Last backupautomatic backups are off (set BACKUP_TO)Database12 MB',
  )
})

test('figures are unknown, not zero, until they are loaded; a lost connection is announced', async () => {
  answer(api.query('AdminStats', () => delay('infinite')))
  showPage('/admin')
  const list = await screen.findByLabelText('Statistics')
  expect([figures()[0], list.getAttribute('aria-busy')]).toEqual(['Suppliers …', 'true'])
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  act(() => void connectionLost(true))
  expect(screen.getByText(/^Connection lost: what you see may be out of date\./)).toBeTruthy()
  act(() => void connectionLost(false))
  expect(screen.queryByText(/^Connection lost/)).toBeNull()
})

test('figures that cannot be loaded are zeros, and it says so', async () => {
  answer(api.query('AdminStats', () => HttpResponse.error()))
  showPage('/admin')
  expect(await screen.findByText('Error loading statistics')).toBeTruthy()
  expect(screen.getByText('Could not load admin statistics. Using default values.')).toBeTruthy()
  expect(figures()).toEqual(['Suppliers 0', 'Reviews 0', 'Blog Posts 0', 'Locations 0', 'Backlinks 0'])
})

const noLog = () =>
  answer(
    api.query('AuditLog', () => reply({ auditLog: mockConnection('AuditConnection', []) })),
    api.query('AuditChoices', () =>
      reply({ auditChoices: { __typename: 'AuditChoices', actions: [], usernames: [] } }),
    ),
  )

test('a menu in six groups; the six specified tabs are in their order, and Reports is a real one', async () => {
  noLog()
  showPage('/admin/audit')
  const menu = within(await screen.findByRole('navigation', { name: 'Office' }))
  const tabs = menu.getAllByRole('tab')
  expect(tabs.map((tab) => [tab.textContent, tab.closest('[role="tablist"]')!.getAttribute('aria-label')])).toEqual([
    ['To Do', 'To do'],
    ['Requests', 'To do'],
    ['Scraper Control', 'Data'],
    ['Google Maps Scraper', 'Data'],
    ['Schedules', 'Data'],
    ['Manage Duplicates', 'Data'],
    ['Add Supplier', 'Data'],
    ['Imports', 'Data'],
    ['Suppliers', 'Listings'],
    ['Search Check', 'Listings'],
    ['Reviews', 'Listings'],
    ['Posts', 'Content'],
    ['Guides', 'Content'],
    ['Legal Pages', 'Content'],
    ['Backlinks', 'Promotion'],
    ['Ad Management', 'Promotion'],
    ['Going Live', 'Site'],
    ['Reports', 'Site'],
    ['Site Settings', 'Site'],
    ['Redirects', 'Site'],
    ['People', 'Site'],
    ['Audit Log', 'Site'],
    ['Personal Data', 'Site'],
    ['API Keys', 'Site'],
    ['Outbox', 'Site'],
    ['Mail Templates', 'Site'],
    ['Webhooks', 'Site'],
    ['My Account', 'Site'],
  ])
  const icons = tabs.map((tab) => tab.querySelector('use')!.getAttribute('href')!.split('#')[1]!)
  expect(icons.filter((id) => !menuIcons.includes(`id="${id}"`))).toEqual([])
  expect(tabs.some((tab) => tab.hasAttribute('disabled') || tab.getAttribute('aria-disabled') === 'true')).toBe(false)
  expect(screen.queryByRole('contentinfo')).toBeNull() // only visitors have the public footer
})

test('a menu group folds, stays folded in this browser, and is open while its screen is shown', async () => {
  noLog()
  const { unmount } = showPage('/admin/audit')
  await userEvent.click(await screen.findByRole('button', { name: 'Data' }))
  await userEvent.click(screen.getByRole('button', { name: 'Site' }))
  const find = (name: string) => screen.queryByRole('tab', { name })
  const expectFolded = () =>
    waitFor(() => expect([find('Imports'), find('Posts'), find('Audit Log')].map(Boolean)).toEqual([false, true, true]))
  await expectFolded()
  unmount()
  showPage('/admin/audit')
  await expectFolded()
  localStorage.clear()
})

test('“?” lists the shortcuts, which are the same on every screen', async () => {
  noLog()
  showPage('/admin/audit')
  await screen.findByText('No changes yet.')
  await userEvent.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }))
  expect(dialog.getAllByRole('term').map((key) => key.textContent)).toEqual([
    'j',
    'k',
    'x',
    'a',
    'r',
    'u',
    '/',
    '?',
    'Enter',
    'Ctrl K',
  ])
  const keys: string[] = []
  renderHook(() => useShortcuts((key) => keys.push(key) > 0))
  const press = (target: Element, key: string, more = {}) => fireEvent.keyDown(target, { key, ...more })
  press(screen.getByRole('button', { name: 'Close' }), 'a') // in the dialog
  press(document.body, 'r', { ctrlKey: true })
  press(document.body, 'q')
  expect(keys).toEqual([])
  press(document.body, 'A')
  expect(keys).toEqual(['a'])
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the current screen is in the address, and the arrow keys move through the screens', async () => {
  noLog()
  const { address } = showPage('/admin/audit')
  const tabs = within(await screen.findByRole('navigation', { name: 'Office' }))
  expect(tabs.getByRole('tab', { name: 'Audit Log', selected: true })).toBeTruthy()
  expect(await screen.findByText('No changes yet.')).toBeTruthy()
  tabs.getByRole('tab', { name: 'Audit Log' }).focus()
  await userEvent.keyboard('{Home}')
  const [first, second] = tabs.getAllByRole('tab')
  expect([document.activeElement, first!.getAttribute('aria-selected'), address()]).toEqual([first, 'true', '/admin'])
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(address()).toBe('/admin/requests'))
  expect([document.activeElement, second!.getAttribute('aria-selected')]).toEqual([second, 'true'])
})

test('each screen has an address and a title; Back returns to the previous one, and the focus follows', async () => {
  noLog()
  const { address, goBack, goTo } = showPage('/admin/audit')
  expect(await screen.findByText('No changes yet.')).toBeTruthy()
  expect(document.title).toBe('Audit Log | Admin Dashboard | Blind & Curtain Directory')
  await userEvent.click(screen.getByRole('tab', { name: 'To Do' }))
  expect([address(), document.title]).toEqual(['/admin', 'Admin Dashboard | Blind & Curtain Directory'])
  ;(document.activeElement as HTMLElement).blur()
  await goBack()
  await waitFor(() => expect(address()).toBe('/admin/audit'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Audit Log' })))
  for (const [path, name] of [
    ['/contact', 'Contact Us'],
    ['/admin/audit', 'Audit Log'],
  ] as const) {
    await goTo(path)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })))
  }
})

test.each([
  ['/admin?tab=audit&user=bea', '/admin/audit?user=bea'],
  ['/admin?tab=none', '/admin'],
])('an old address redirects: %s', async (old, to) => {
  noLog()
  const { address } = showPage(old)
  await waitFor(() => expect(address()).toBe(to))
})

test('an unknown address says so, beside the menu', async () => {
  showPage('/admin/none')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'To Do' }).tabIndex).toBe(0)
})

test('on a phone the menu is behind a button; choosing a screen closes it and focuses the screen', async () => {
  noLog()
  const { address } = showPage('/admin/audit')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the office menu' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close the office menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Open the office menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Office' }))
  await userEvent.click(drawer.getByRole('tab', { name: 'To Do' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'To Do' })))
})

test('a role sees only its own screens in menu and palette, no system notices, and a message on others', async () => {
  let requests = 0
  answer(
    api.query('Me', () => reply({ ...mockMe, myRole: 'MODERATOR' })),
    api.query('BackupFailure', () => {
      requests++
      return reply({ backupFailure: null })
    }),
  )
  const { unmount } = showPage('/admin/keys')
  expect(await screen.findByRole('heading', { name: 'Not for Your Role' })).toBeTruthy()
  expect(screen.getByText('API Keys is not part of your role. Ask an administrator to change it.')).toBeTruthy()
  const names = within(screen.getByRole('navigation', { name: 'Office' }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent)
  expect(names).toEqual([
    'To Do',
    'Requests',
    'Manage Duplicates',
    'Suppliers',
    'Search Check',
    'Reviews',
    'My Account',
  ])
  await userEvent.keyboard('{Control>}k{/Control}')
  const found = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(found.map((option) => option.querySelector('bdi')!.textContent)).toEqual(names)
  expect(requests).toBe(0)
  unmount()
  answer(
    api.query('Me', () => reply({ ...mockMe, myRole: 'ANALYST' })),
    api.query('OfficeSuppliers', () => HttpResponse.error()), // for those who may see suppliers
  )
  showPage('/admin/keys')
  await screen.findByRole('heading', { name: 'Not for Your Role' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'zebra')
  expect(await screen.findByText('No results.')).toBeTruthy()
})

test('a moderator, who watches no scrape, also sees that the session has ended', async () => {
  let end = () => {}
  answer(
    api.query('Me', () => reply({ ...mockMe, myRole: 'MODERATOR' })),
    socket.addEventListener('connection', ({ client }) => {
      client.addEventListener('message', ({ data }) => {
        const text = data as string
        if (text.includes('connection_init')) client.send(JSON.stringify({ type: 'connection_ack' }))
        if (text.includes('pendingCounts')) end = () => client.close(4401)
      })
    }),
  )
  showPage('/admin')
  await vi.waitFor(
    () => {
      end()
      expect(screen.getByText(/^Your session has ended\. Sign in again/)).toBeTruthy()
    },
    { timeout: 40_000 },
  )
})

const office = {
  __typename: 'OfficeTasks',
  isBackedUp: true,
  lastBackupAt: null,
  databaseBytes: 1_234_567_890,
  freeBytes: 20_000_000_000,
  tasks: [] as object[],
}
const task = (kind: string, count: number, rest: object = {}) => ({
  __typename: 'OfficeTask',
  kind,
  count,
  isMore: false,
  oldestAt: null,
  detail: null,
  ...rest,
})

test('/admin lists the tasks with links to their screens, and is updated on return and after a decision', async () => {
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString()
  let tasks = [
    task('BACKUP_FAILED', 1, { oldestAt: threeDaysAgo }),
    task('SOURCE_FAILED', 2, { detail: 'Yell, FreeIndex', oldestAt: threeDaysAgo }),
    task('REGISTRATION', 1, { oldestAt: threeDaysAgo }),
    task('REVIEW', 12),
    task('DUPLICATES_UNSEEN', 1),
    task('FEATURED_ENDING', 2, { detail: 'The first on 1 December 2026' }),
    task('AD_ENDING', 1),
    task('LISTING_UNCONFIRMED', 1000, { isMore: true }),
  ]
  let freeBytes = office.freeBytes
  answer(api.query('OfficeTasks', () => reply({ officeTasks: { ...office, freeBytes, tasks } })))
  showPage('/admin')
  const list = within(await screen.findByRole('list', { name: 'Tasks' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
    'Scheduled backups are failingfirst failed 3 days ago',
    '2 sources returned nothing when last scrapedYell, FreeIndexstarted 3 days ago',
    '1 registrationreceived 3 days ago',
    '12 reviews',
    'Look for duplicates',
    '2 suppliers’ featured periods end soonThe first on 1 December 2026',
    '1 advertisement ends soon',
    '1,000+ listings not yet verified',
  ])
  const faults = list.getAllByRole('listitem').map(({ dataset }) => dataset['trouble'] === 'true')
  expect(faults).toEqual([true, true, false, false, false, false, false, false])
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/scraper',
    '/admin/requests?kind=registrations',
    '/admin/requests?kind=reviews',
    '/admin/duplicates',
    '/admin/suppliers?due=FEATURED_ENDING&sort=FEATURED_UNTIL&columns=featured',
    '/admin/ads?due=ENDING',
    '/admin/suppliers?due=LISTING_UNCONFIRMED&sort=OLDEST',
  ])
  expect(screen.getByLabelText('Storage and backups').textContent).toBe(
    'Last backupnone yetDatabase1.2 GBFree disk space20 GB',
  )
  expect(screen.getByRole('tab', { name: /^Requests/ }).textContent).toBe('Requests 13 waiting')
  tasks = []
  freeBytes = 0
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('All done. Nothing is waiting for you.')).toBeTruthy()
  expect(screen.getByLabelText('Storage and backups').textContent).toMatch(/Free disk space0\.0 kB$/)
  expect(screen.getByRole('tab', { name: 'Requests' })).toBeTruthy()
})

test('the tasks are updated over the live connection, even if other connections are cut', async () => {
  let isCut = false
  let isAway = true
  let live = (_count: number) => {}
  const answers = (count: number) => ({
    pendingCounts: [{ __typename: 'PendingCount', kind: 'REVIEW', count, unread: 0 }],
    officeTasks: { ...office, tasks: [task('REVIEW', count)] },
  })
  answer(
    api.query('OfficeTasks', () =>
      isCut ? new Promise<never>(() => {}) : reply({ officeTasks: answers(1).officeTasks }),
    ),
    socket.addEventListener('connection', ({ client }) => {
      let count = 1
      client.addEventListener('message', ({ data }) => {
        const { type, id, payload } = JSON.parse(data as string) as {
          type: string
          id?: string
          payload?: { query: string }
        }
        const send = (message: object) => client.send(JSON.stringify({ id, ...message }))
        if (type === 'connection_init') send({ type: 'connection_ack' })
        if (type !== 'subscribe') return
        const { pendingCounts, officeTasks } = answers(count)
        if (payload!.query.includes('pendingCounts')) {
          send({ type: 'next', payload: { data: { pendingCounts } } })
          live = (now) => {
            count = now
            send({ type: 'next', payload: { data: { pendingCounts: answers(now).pendingCounts } } })
          }
          return
        }
        if (isAway && payload!.query.includes('officeTasks')) {
          setTimeout(() => (isAway = false), 20)
          return send({ type: 'error', payload: [{ message: 'Not now' }] }) // so that the next value tries again
        }
        if (payload!.query.includes('officeTasks')) send({ type: 'next', payload: { data: { officeTasks } } })
        send({ type: 'complete' })
      })
    }),
  )
  showPage('/admin')
  const waiting = () => screen.queryByRole('tab', { name: /^Requests/ })?.textContent
  await waitFor(() => expect(waiting()).toBe('Requests 1 waiting'))
  isCut = true
  for (const now of [2, 3])
    await vi.waitFor(() => {
      live(now)
      expect(waiting()).toBe(`Requests ${now} waiting`)
    }, 40_000)
})

test('after a change in the office the tasks are reloaded', async () => {
  let requests = 0
  answer(
    api.query('OfficeTasks', () => {
      requests++
      return reply({ officeTasks: office })
    }),
    api.query('Backlinks', () =>
      reply({
        backlinks: {
          ...mockConnection('BacklinkReport', []),
          counts: { __typename: 'BacklinkCounts', total: 0, pending: 0, active: 0, broken: 0 },
          topDomains: [],
        },
      }),
    ),
    api.mutation('CreateBacklink', () => done('createBacklink', { backlink: null })),
  )
  showPage('/admin/backlinks')
  await userEvent.type(await screen.findByLabelText('Source site'), 'a.example')
  await userEvent.type(screen.getByLabelText('Target URL'), '/')
  await userEvent.type(screen.getByLabelText('Anchor text'), 'blinds')
  const before = requests
  await userEvent.click(within(screen.getByRole('form', { name: 'Add Backlink' })).getByRole('button'))
  await waitFor(() => expect(requests).toBe(before + 1))
})

test('the palette opens with Ctrl+K and finds a screen or a supplier, all by keyboard', async () => {
  const searched: unknown[] = []
  answer(
    api.query('OfficeSuppliers', ({ variables }) => {
      searched.push(variables['search'])
      if (variables['search'] === 'away') return HttpResponse.error()
      const supplier = {
        __typename: 'SupplierEntry',
        id: '7',
        name: 'Zebra Blinds',
        city: 'Leeds',
        county: null,
        postcode: 'LS1 5AA',
        status: 'HIDDEN',
      }
      return reply({ officeSuppliers: variables['search'] === 'zebra' ? [supplier] : [] })
    }),
    api.query('EditedSupplier', () => HttpResponse.error()),
  )
  const user = userEvent.setup()
  const { address } = showPage('/admin')
  await screen.findByRole('tabpanel', { name: 'To Do' })
  for (const keys of [
    'k',
    '{Control>}j{/Control}',
    '{Control>}{Alt>}k{/Alt}{/Control}',
    '{Control>}{Shift>}k{/Shift}{/Control}',
  ]) {
    await user.keyboard(keys)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Find a supplier or a screen' }))
  const field = dialog.getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(dialog.getAllByRole('option').length).toBeGreaterThan(13)
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent
  await user.keyboard('{End}')
  expect(active()).toBe('My AccountSite')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('To DoTo do')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('My AccountSite')
  await user.keyboard('s')
  expect(active()).toBe('RequestsTo do') // the first again
  await user.clear(field)
  await user.keyboard('7')
  await waitFor(() => expect(searched).toEqual(['7'])) // a number, which may have one digit
  await user.clear(field)
  await user.keyboard('away')
  expect(await dialog.findByText('Supplier search failed. Please try again.')).toBeTruthy()
  searched.length = 0
  await user.clear(field)
  await user.keyboard('web')
  expect(active()).toBe('WebhooksSite')
  await user.clear(field)
  await user.keyboard('zebra')
  await dialog.findByRole('group', { name: 'Suppliers' })
  expect([active(), searched]).toEqual([
    'Zebra BlindsNo. 7 · Leeds · LS1 5AA · hidden',
    ['web', 'zebra'].slice(-searched.length),
  ])
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('1 found'))
  await user.clear(field)
  expect(dialog.queryByRole('group', { name: 'Suppliers' })).toBeNull()
  await user.keyboard('qq')
  expect(await dialog.findByText('No results.')).toBeTruthy()
  await user.clear(field)
  await user.keyboard('zebra')
  await dialog.findByRole('option', { name: /Zebra/ })
  await user.clear(field)
  await user.keyboard('away')
  await dialog.findByText('Supplier search failed. Please try again.')
  expect(dialog.queryByRole('option', { name: /Zebra/ })).toBeNull() // which was found for other words
  await user.clear(field)
  await user.keyboard('zebra')
  await dialog.findByRole('option', { name: /Zebra/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/suppliers?supplier=7'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Find a supplier or a screen' }))
  await user.type(within(await screen.findByRole('dialog')).getByRole('combobox'), 'qq')
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find a supplier or a screen' })),
  )
  expect(address()).toBe('/admin/suppliers?supplier=7')
  await user.keyboard('{Enter}')
  expect(within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('combobox').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Meta>}k{/Meta}') // as on a Mac
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
