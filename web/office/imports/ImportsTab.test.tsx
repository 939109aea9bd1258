import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, api, done, refuse, reply, showPage, mockConnection } from '../../app/show-page.tsx'

const transfer = {
  __typename: 'Transfer',
  id: '3',
  status: 'DONE',
  fileName: 'directory-2026-11-23.ndjson.gz',
  bytes: 12_300,
  linesDone: 40,
  linesTotal: 40,
  counts: Object.entries({ siteSettings: 1, post: 1, supplier: 1200, review: 0 }).map(([name, count]) => ({
    __typename: 'TransferCount',
    name,
    count,
  })),
  obstacles: [] as string[],
  error: null as string | null,
  createdAt: '2026-11-23T10:00:00.000Z',
}

const noImports = api.query('SupplierImports', () => {
  return reply({ supplierImports: mockConnection('SupplierImportConnection', []) })
})

test('once an export is loaded, the tasks are those of the loaded directory', async () => {
  let status = 'CHECKED'
  answer(
    noImports,
    api.query('Transfers', () => {
      const lastLoad = { ...transfer, id: '4', status }
      if (status === 'WORKING') status = 'DONE' // the job ends between two reads
      return reply({ transfers: { __typename: 'Transfers', lastExport: null, lastLoad } })
    }),
    api.query('OfficeTasks', () => {
      const isLoaded = status === 'DONE'
      const task = {
        __typename: 'OfficeTask',
        kind: 'DUPLICATES_UNSEEN',
        count: 1,
        isMore: false,
        oldestAt: null,
        detail: null,
      }
      const rest = { isBackedUp: true, lastBackupAt: null, databaseBytes: 1, freeBytes: null }
      const officeTasks = { __typename: 'OfficeTasks', ...rest, tasks: isLoaded ? [task] : [] }
      return reply({ officeTasks })
    }),
    api.mutation('LoadExport', () => {
      status = 'WORKING'
      return done('loadExport', { load: { __typename: 'Transfer', id: '4' } })
    }),
  )
  showPage('/admin/imports')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Load It Now' }))
  await screen.findByText(/^Loaded: 1,200 suppliers/)
  await waitFor(() => expect(screen.getByRole('tab', { name: /^To Do/ }).textContent).toBe('To Do 1 waiting'))
})

test('an export that runs, failed or is refused says so; a list without results keeps its search; the template has all columns', async () => {
  let lastExport: object = { ...transfer, status: 'WORKING', linesTotal: 0 }
  const lastLoad = { ...transfer, id: '4', status: 'CHECKED', counts: [] }
  const column = (field: string) => ({
    __typename: 'ImportColumnGuide',
    field,
    label: field,
    takes: 'At most 200 characters',
    isRequired: true,
  })
  answer(
    noImports,
    api.query('Transfers', () => reply({ transfers: { __typename: 'Transfers', lastExport, lastLoad } })),
    api.query('ImportColumns', () =>
      reply({ importColumns: [column('name'), column('city')], offeredServices: ['Blinds'] }),
    ),
    api.mutation('ExportEverything', () => refuse('The disk is full.')),
  )
  const saved: Blob[] = []
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  onTestFinished(() => saving.mockRestore())
  const { reload } = showPage('/admin/imports?status=FAILED')
  const user = userEvent.setup()
  const exports = within(await screen.findByRole('region', { name: 'Export Everything' }))
  expect(exports.getByText('Exporting: 40 lines so far.')).toBeTruthy()
  expect(exports.getByRole('progressbar', { name: 'Exporting' }).hasAttribute('aria-valuenow')).toBe(false)
  const start = exports.getByRole<HTMLButtonElement>('button', { name: 'Export Everything' })
  expect(start.disabled).toBe(true)
  expect(screen.getByText(/^holds nothing this site recognises\./)).toBeTruthy()
  expect(screen.getByText('No results. Try a shorter search or another status.')).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'File or importer' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Columns and Template' }))
  await user.click(await screen.findByRole('button', { name: 'Download the Template' }))
  expect(await saved[0]!.text()).toMatch(/"name","city"\r\n$/)
  lastExport = { ...transfer, status: 'FAILED', error: 'The disk was full.' }
  await reload()
  expect((await exports.findByRole('alert')).textContent).toBe('The disk was full.')
  await waitFor(() => expect(start.disabled).toBe(false))
  await user.click(start)
  expect(await screen.findByText('Not exported')).toBeTruthy()
})

test('an uploaded file says how it stands: waiting for its columns, being checked, damaged, or without news', async () => {
  let more: object = { status: 'WAITING' }
  const upload = {
    __typename: 'ImportUpload',
    id: '9',
    fileName: 'trade.csv',
    bytes: 200,
    checkedBytes: 80,
    error: null,
    columns: [],
    added: 0,
    changed: 0,
    unchanged: 3,
    refused: 0,
    unknownServices: [],
    services: [],
    import: null,
  }
  answer(
    noImports,
    api.query('ImportUpload', () => reply({ importUpload: { ...upload, ...more } })),
    api.query('ImportColumns', () => reply({ importColumns: [], offeredServices: [] })),
    api.query('ImportUploadLines', () =>
      reply({ importUploadLines: mockConnection('ImportUploadLineConnection', []) }),
    ),
  )
  const { reload } = showPage('/admin/imports?file=9')
  const file = within(await screen.findByRole('region', { name: 'trade.csv' }))
  const button = () => file.queryByRole('button', { name: /^(Check Again|Import|Resume)/ })?.textContent
  expect(file.getByRole('status').textContent).toMatch(/^Choose the column with the supplier’s name\./)
  expect(button()).toBe('Check Again')
  const becomes = async (next: object) => {
    more = next
    await reload()
  }
  await becomes({ status: 'CHECKING' })
  expect((await file.findByRole('progressbar', { name: 'Checking' })).getAttribute('aria-valuenow')).toBe('40')
  expect(button()).toBeUndefined()
  await becomes({ status: 'FAILED', error: 'This workbook is damaged.' })
  expect((await file.findByRole('alert')).textContent).toBe('This workbook is damaged.')
  await becomes({ status: 'CHECKED' })
  expect(await file.findByText(/^0 to add, 0 to change, 3 unchanged/)).toBeTruthy()
  expect(button()).toBe('Check Again') // there is nothing to import
})

test('everything is exported by a job; an export is checked and loaded, and obstacles are reported', async () => {
  let lastExport: typeof transfer | null = null
  let lastLoad: typeof transfer | null = null
  let isLong = false
  const sent: unknown[] = []
  answer(
    noImports,
    api.query('Transfers', () => reply({ transfers: { __typename: 'Transfers', lastExport, lastLoad } })),
    api.mutation('ExportEverything', ({ variables: { input } }) => {
      sent.push(input)
      lastExport = input.isWanted ? transfer : null
      return done('exportEverything', { export: { __typename: 'Transfer', id: '3' } })
    }),
    api.mutation('LoadExport', ({ variables }) => {
      sent.push(variables)
      lastLoad = { ...lastLoad!, status: sent.length > 5 ? 'DONE' : 'WORKING' }
      return done('loadExport', { load: { __typename: 'Transfer', id: '4' } })
    }),
    api.mutation('StopTransfer', ({ variables }) => {
      sent.push(variables)
      lastLoad = { ...lastLoad!, status: 'FAILED', error: 'Stopped by ada.' }
      return done('stopTransfer', { transfer: lastLoad })
    }),
    http.post('*/admin/transfers', ({ request }) => {
      sent.push(new URL(request.url).search)
      const inTheWay = sent.length > 3 ? [] : ['This site is in use (supplier: 4): import into an empty one.']
      const status = isLong ? 'CHECKING' : 'CHECKED'
      lastLoad = { ...transfer, id: '4', status, obstacles: inTheWay }
      return HttpResponse.json({ id: '4' }, { status: 201 })
    }),
  )
  showPage('/admin/imports')
  const user = userEvent.setup()
  const exports = within(await screen.findByRole('region', { name: 'Export Everything' }))
  await user.click(exports.getByRole('button', { name: 'Export Everything' }))
  const link = await exports.findByRole('link', { name: 'Download directory-2026-11-23.ndjson.gz' })
  expect(link.getAttribute('href')).toBe('/admin/transfers/3/file')
  expect(link.closest('p')!.textContent).toContain('(13 kB, ')
  await user.click(exports.getByRole('button', { name: 'Delete the File' }))
  await waitFor(() => expect(exports.queryByRole('link')).toBeNull())

  const loading = within(screen.getByRole('region', { name: 'Load an Export' }))
  const send = () => user.upload(loading.getByLabelText('Export file'), new File(['x'], 'all.ndjson.gz'))
  await send()
  const obstacles = await loading.findByRole('list', { name: 'Problems to fix first' })
  expect(obstacles.textContent).toBe('This site is in use (supplier: 4): import into an empty one.')
  expect(loading.queryByRole('button', { name: 'Load It Now' })).toBeNull()
  await send()
  expect(
    (
      await loading.findByText(
        /holds 1,200 suppliers, 1 post, settings and more\. Nothing is saved until you confirm\./,
      )
    ).textContent,
  ).toContain('holds')
  await user.click(await loading.findByRole('button', { name: 'Load It Now' }))
  await user.click(await loading.findByRole('button', { name: 'Stop Loading' }))
  expect((await loading.findByRole('alert')).textContent).toBe('Nothing was loaded. Stopped by ada.')
  await send()
  await user.click(await loading.findByRole('button', { name: 'Load It Now' }))
  expect(await loading.findByText('Loaded: 1,200 suppliers, 1 post, settings and more.')).toBeTruthy()
  expect(sent).toEqual([
    { isWanted: true },
    { isWanted: false },
    '?name=all.ndjson.gz',
    '?name=all.ndjson.gz',
    { id: '4' },
    { id: '4' },
    '?name=all.ndjson.gz',
    { id: '4' },
  ])
  isLong = true
  await send()
  await loading.findByRole('button', { name: 'Stop Reading' })
  expect(loading.getByLabelText<HTMLInputElement>('Export file').disabled).toBe(true) // one file at a time
})
