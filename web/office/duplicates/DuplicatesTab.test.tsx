import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, refuse, reply, showPage } from '../../app/show-page.tsx'

const supplier = (id: string, name: string, county: string | null = 'West Yorkshire') => ({
  __typename: 'Supplier',
  id,
  name,
  city: 'Leeds',
  county,
})
const pair = (originalId: string, duplicateId: string, more = {}) => ({
  __typename: 'DuplicatePair',
  decision: 'SAME',
  score: 0.99,
  reason: 'Same place_id, name and phone',
  original: supplier(originalId, `Original ${originalId}`),
  duplicate: supplier(duplicateId, `Duplicate ${duplicateId}`, null),
  ...more,
})
const fields = (id: string, name: string) => ({
  ...supplier(id, name),
  reviewCount: Number(id),
  createdAt: '2026-01-05T12:00:00Z',
})
const field = (name: string, label: string, original: string | null, duplicate: string | null) => ({
  __typename: 'DuplicateField',
  field: name,
  label,
  original,
  duplicate,
  isSame: original === duplicate,
  standsInOriginal: original === null && duplicate !== null ? 'DUPLICATE' : 'ORIGINAL',
  standsInDuplicate: duplicate === null && original !== null ? 'ORIGINAL' : 'DUPLICATE',
})
const merge = (id: string, undoneBy: string | null = null) => ({
  __typename: 'SupplierMerge',
  id,
  reason: 'Same name',
  mergedBy: 'ada',
  mergedAt: '2026-11-20T09:30:00Z',
  undoneBy,
  reviewsMoved: 2,
  original: { __typename: 'Supplier', id: '1', name: 'Kept Blinds' },
  duplicate: { __typename: 'Supplier', id: '2', name: 'Gone Blinds' },
})
const requests: unknown[] = []
const answerPairs = (pairs: unknown[], duplicatesFound = pairs.length, waiting = 0) =>
  answer(
    api.query('Duplicates', ({ variables }) => {
      requests.push(variables)
      return reply({ duplicateSuppliers: { __typename: 'DuplicateReport', duplicatesFound, waiting, pairs } })
    }),
  )
const answerMerges = (...merges: unknown[]) =>
  answer(api.query('RecentMerges', () => reply({ merges: { __typename: 'MergeConnection', nodes: merges } })))
const run = (more = {}) => ({
  __typename: 'DuplicateRun',
  id: '4',
  status: 'FINISHED',
  startedBy: 'ada',
  startedAt: '2026-11-23T07:00:00Z',
  finishedAt: '2026-11-23T07:10:00Z',
  suppliers: 300_000,
  pairs: 776_615,
  compared: 776_615,
  found: 8332,
  added: 3,
  dropped: 1,
  ...more,
})
const answerRun = (duplicateRun: object | null) => answer(api.query('DuplicateRun', () => reply({ duplicateRun })))

beforeEach(() => {
  requests.length = 0
  answerMerges()
  answerRun(null)
})
const open = async () => {
  showPage('/admin/duplicates')
  return screen.findByRole('button', { name: 'Fetch Duplicates' })
}
const fetchPairs = async () => userEvent.click(await open())
const cleanAll = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Select All' }))
  await userEvent.click(screen.getByRole('button', { name: /^Merge \d+ Selected$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Merge' }))
}

test('nothing is fetched until the button is pressed; then each pair shows who, where and why', async () => {
  answerPairs([pair('1', '2')], 1, 1)
  const button = await open()
  expect(screen.queryByText('Original 1')).toBeNull()
  expect(await screen.findByText('No merges yet.')).toBeTruthy()
  expect(requests).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByText('1 duplicate pair found.')).toBeTruthy()
  expect(screen.getByText('1 supplier has changed and will be compared within minutes.')).toBeTruthy()
  const list = screen.getByRole('region', { name: 'Duplicate pairs' })
  expect(list.tabIndex).toBe(0)
  const { rel, target } = within(list).getByText<HTMLAnchorElement>('Original 1')
  expect([rel, target]).toEqual(['noreferrer', '_blank']) // the selection stays
  const sides = ['Original 1', 'Duplicate 2'].map((name) => within(list).getByText(name).closest('dd')!.parentElement!)
  expect(sides.map((side) => [...side.children].map(({ textContent }) => textContent))).toEqual([
    ['Original', 'Original 1 Leeds, West Yorkshire'],
    ['Duplicate', 'Duplicate 2 Leeds'],
  ])
  expect(within(list).getByText('Same place_id, name and phone')).toBeTruthy()
  expect(requests).toEqual([{ includeDoubtful: false }])
})

test('a failed search is reported, and can be retried', async () => {
  answer(api.query('Duplicates', () => HttpResponse.error()))
  await fetchPairs()
  expect(await screen.findByText('Failed to fetch duplicate suppliers.')).toBeTruthy()
  answerPairs([])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No duplicates found.')).toBeTruthy()
})

test('uncertain pairs are fetched and marked if the box is ticked, and hidden if it is not', async () => {
  answerPairs([pair('1', '2', { decision: 'PERHAPS', reason: 'Same website' })], 140, 2000)
  await open()
  await userEvent.click(screen.getByLabelText('Include uncertain matches'))
  expect(await screen.findByText('Uncertain match.')).toBeTruthy()
  expect(screen.getByText('2,000 suppliers have changed and will be compared within minutes.')).toBeTruthy()
  expect(screen.getByText('140 duplicate pairs found; the 1 most likely are listed.')).toBeTruthy()
  expect(requests).toEqual([{ includeDoubtful: true }])
  answerPairs([])
  await userEvent.click(screen.getByLabelText('Include uncertain matches'))
  expect(await screen.findByText('No duplicates found.')).toBeTruthy()
  expect(requests).toEqual([{ includeDoubtful: true }, { includeDoubtful: false }])
})

test('To Do links to the pairs that it counts, uncertain ones included', async () => {
  answerPairs([pair('1', '2', { decision: 'PERHAPS', reason: 'Same website' })], 57)
  answerMerges()
  showPage('/admin/duplicates?pairs=all')
  expect(await screen.findByText('57 duplicate pairs found; the 1 most likely are listed.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Include uncertain matches').checked).toBe(true)
  expect(requests).toEqual([{ includeDoubtful: true }])
})

test('selected pairs are merged after confirmation; those that failed stay, with the reason', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('MergeDuplicates', ({ variables }) => {
      sent.push(variables)
      answerMerges(merge('7'))
      return done('mergeDuplicates', {
        report: {
          __typename: 'CleanReport',
          successful: 1,
          processed: 2,
          failures: [
            {
              __typename: 'CleanFailure',
              originalId: '3',
              duplicateId: '4',
              reason: 'There is no supplier 4 any more.',
            },
          ],
        },
      })
    }),
  )
  answerPairs([pair('1', '2'), pair('3', '4')])
  await fetchPairs()
  await userEvent.click(await screen.findByRole('button', { name: 'Select All' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select None' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge 0 Selected' }).disabled).toBe(true)
  await userEvent.click(screen.getByLabelText('Select Duplicate 2 as a duplicate of Original 1'))
  await userEvent.click(screen.getByRole('button', { name: 'Merge 1 Selected' }))
  expect(screen.getByText('Merge 1 duplicate into its original? You can undo each merge below.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Merge 1 Selected' }))
  expect(screen.queryByRole('button', { name: 'Yes, Merge' })).toBeNull()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Select All' }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge 2 Selected' }))
  expect(screen.getByText('Merge 2 duplicates into their originals? You can undo each merge below.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Merge 2 Selected' }))
  await cleanAll()
  expect(await screen.findByText('Merged 1 of 2 pairs.')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Not merged' }).textContent).toBe(
    'Duplicate 4: There is no supplier 4 any more.',
  )
  expect(sent).toEqual([
    {
      pairs: [
        { originalId: '1', duplicateId: '2' },
        { originalId: '3', duplicateId: '4' },
      ],
    },
  ])
  expect(screen.queryByText('Original 1')).toBeNull()
  expect(screen.getByText('Original 3')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Undo the merge of Gone Blinds' })).toBeTruthy()
})

test('a failed merge is reported, and the selection stays; a later success replaces the report', async () => {
  answer(api.mutation('MergeDuplicates', () => refuse('The directory is being imported.', { code: 'CONFLICT' })))
  answerPairs([pair('1', '2')], 4)
  await fetchPairs()
  await cleanAll()
  expect(await screen.findByText('Failed to clean duplicates: The directory is being imported.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Fetch the Next Pairs' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Merge 1 Selected' })).toBeTruthy()
  const report = { __typename: 'CleanReport', successful: 1, processed: 1, failures: [] }
  answer(api.mutation('MergeDuplicates', () => done('mergeDuplicates', { report })))
  await cleanAll()
  expect(await screen.findByText('Merged 1 of 1 pair.')).toBeTruthy()
  expect(screen.queryByText(/^Failed to clean duplicates/)).toBeNull()
  expect(screen.getByText('3 duplicate pairs found.')).toBeTruthy()
  answerPairs([pair('3', '4')], 3)
  await userEvent.click(screen.getByRole('button', { name: 'Fetch the Next Pairs' }))
  expect(await screen.findByText('Original 3')).toBeTruthy()
  answer(api.query('Duplicates', () => delay('infinite')))
  await userEvent.click(screen.getByRole('button', { name: 'Fetch Duplicates' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select All' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge 1 Selected' }).disabled).toBe(true) // these may be old
})

test('a pair opens a comparison, field by field, to choose which supplier and which values stay', async () => {
  answerPairs([pair('1', '2')])
  answer(
    api.query('DuplicateFields', () =>
      reply({
        duplicatePair: {
          __typename: 'DuplicatePair',
          original: fields('1', 'Original 1'),
          duplicate: fields('2', 'Duplicate 2'),
          fields: [
            field('name', 'Name', 'Original 1', 'Duplicate 2'),
            field('phone', 'Phone', '0113 496 0123', '+44 113 496 0123'),
            field('website', 'Website', null, null),
            field('description', 'Description', null, 'We make blinds.'),
            field('keywords', 'Keywords', null, null),
            field('latitude', 'Latitude', '53.8', '53.9'),
            field('longitude', 'Longitude', '-1.5', '-1.6'),
            field('placeId', 'place_id', 'ChIJ1', 'ChIJ2'),
          ],
          reasons: [
            { __typename: 'DuplicateReason', evidence: 'PHONE', likeness: 'SAME' },
            { __typename: 'DuplicateReason', evidence: 'PLACE_ID', likeness: 'DIFFERENT' },
          ],
        },
      }),
    ),
  )
  await fetchPairs()
  const button = await screen.findByRole('button', { name: 'Compare Original 1 and Duplicate 2' })
  await userEvent.click(button)
  const table = await screen.findByRole('table', { name: 'Original 1 and Duplicate 2' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const cells = (name: RegExp) =>
    [...within(table).getByRole('row', { name }).children].map(({ textContent }) => textContent)
  expect(cells(/^Phone/)).toEqual(['Phone', '0113 496 0123', '+44 113 496 0123', 'same'])
  expect(cells(/^Website/)).toEqual(['Website', '–', '–', ''])
  expect(cells(/^Added/)).toEqual(['Added', '5 Jan 2026', '5 Jan 2026', ''])
  expect(cells(/^place_id/).at(-1)).toBe('different')
  expect(within(table).queryByRole('row', { name: /^Keywords/ })).toBeNull()

  const marked = () =>
    within(table)
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map((one) => one.ariaLabel ?? one.getAttribute('aria-label'))
  expect(marked()).toEqual([
    'Name of the original: Original 1',
    'Phone of the original: 0113 496 0123',
    'Description of the duplicate: We make blinds.',
    'Latitude of the original: 53.8',
    'Longitude of the original: -1.5',
    'place_id of the original: ChIJ1',
  ])
  expect(
    screen.getByText(
      'Duplicate 2 will be merged into Original 1, with the values selected above. Its 2 reviews move there, making 3 in total. Its address /suppliers/2 will redirect to /suppliers/1. You can undo this below.',
    ),
  ).toBeTruthy()
  const sent: unknown[] = []
  answer(
    api.mutation('MergeDuplicates', ({ variables }) => {
      const [merged] = variables.pairs
      sent.push(variables)
      const failures = sent.length < 3 ? [{ __typename: 'CleanFailure', ...merged, reason: 'It has changed.' }] : []
      return done('mergeDuplicates', {
        report: { __typename: 'CleanReport', successful: 1 - failures.length, processed: 1, failures },
      })
    }),
  )
  await userEvent.click(screen.getByLabelText('Description of the original: nothing'))
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Original 1' }))
  expect((await screen.findByRole('list', { name: 'Not merged' })).textContent).toBe('Duplicate 2: It has changed.')
  expect(sent).toEqual([
    {
      pairs: [{ originalId: '1', duplicateId: '2' }],
      choices: [{ duplicateId: '2', fromOriginal: ['description'], fromDuplicate: [] }],
    },
  ])
  await userEvent.click(screen.getByLabelText('Duplicate 2 (supplier 2)'))
  await userEvent.click(screen.getByLabelText('Name of the original: Original 1'))
  await userEvent.click(screen.getByLabelText('Phone of the original: 0113 496 0123'))
  await userEvent.click(screen.getByLabelText('Phone of the duplicate: +44 113 496 0123'))
  await userEvent.click(screen.getByLabelText('Description of the original: nothing'))
  await userEvent.click(screen.getByLabelText('Latitude of the original: 53.8')) // one position, not half of each
  expect(marked().at(-1)).toBe('place_id of the duplicate: ChIJ2')
  expect(
    screen.getByText(/^Original 1 will be merged into Duplicate 2.*Its 1 review moves there, making 3 in total/),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Duplicate 2' }))
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Not merged' }).textContent).toBe('Original 1: It has changed.'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Duplicate 2' }))
  expect(await screen.findByText('Merged 1 of 1 pair.')).toBeTruthy()
  expect(sent.slice(2)).toEqual([
    {
      pairs: [{ originalId: '2', duplicateId: '1' }],
      choices: [
        { duplicateId: '1', fromOriginal: [], fromDuplicate: ['name', 'description', 'latitude', 'longitude'] },
      ],
    },
  ])
  expect(screen.queryByText('Original 1')).toBeNull()
  answerPairs([pair('3', '4')])
  await userEvent.click(screen.getByRole('button', { name: 'Fetch Duplicates' }))
  expect(await screen.findByText('1 duplicate pair found.')).toBeTruthy()
})

test('a pair is dismissed, is no longer among all that are selected, and is restored', async () => {
  const sent: unknown[] = []
  answer(
    api.mutation('DismissDuplicatePair', ({ variables }) => {
      sent.push(variables.input)
      return done('dismissDuplicatePair', { isDismissed: variables.input.isDismissed })
    }),
  )
  answerPairs([pair('1', '2')])
  await fetchPairs()
  await userEvent.click(await screen.findByRole('button', { name: 'Select All' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Not a Duplicate: Duplicate 2' }))
  expect(await screen.findByRole('button', { name: 'Merge 0 Selected' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Select All' }))
  expect(screen.getByRole('button', { name: 'Merge 0 Selected' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest It Again' }))
  expect(await screen.findByText('Same place_id, name and phone')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Select All' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Not a Duplicate: Duplicate 2' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest It Again' }))
  expect(await screen.findByText('Same place_id, name and phone')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Merge 0 Selected' }), 'nor when restored').toBeTruthy()
  expect(sent).toEqual(
    [true, false, true, false].map((isDismissed) => ({ originalId: '1', duplicateId: '2', isDismissed })),
  )
})

test('recent merges can be undone; if one cannot, it says why', async () => {
  answerMerges(merge('7'), merge('6', 'bob'))
  answerPairs([])
  await fetchPairs()
  await screen.findByText('No duplicates found.')
  expect(await screen.findByText('20 Nov 2026, 09:30 by ada; 2 reviews moved')).toBeTruthy()
  expect(screen.getByText('20 Nov 2026, 09:30 by ada; 2 reviews moved; undone by bob')).toBeTruthy()
  answer(api.mutation('RevertMerge', () => refuse('Kept Blinds has itself been merged.', { code: 'CONFLICT' })))
  const button = screen.getByRole('button', { name: 'Undo the merge of Gone Blinds' })
  await userEvent.click(button)
  expect(await screen.findByText('Kept Blinds has itself been merged.')).toBeTruthy()
  answer(api.mutation('RevertMerge', () => done('revertMerge', { supplier: { __typename: 'Supplier', id: '2' } })))
  answerMerges(merge('7', 'ada'))
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
  await userEvent.click(button)
  expect(await screen.findByText('Gone Blinds is a separate supplier again.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the merge of Gone Blinds' })).toBeNull())
  await waitFor(() => expect(requests).toHaveLength(2)) // they may be a pair again
})

const failed = 'The comparison started on 23 Nov 2026, 07:00 failed. These pairs are from the previous one.'
test.each([
  ['never made', null, 'Suppliers haven’t been compared yet.', 'Compare All'],
  ['of an unknown size', run({ status: 'RUNNING', pairs: 0 }), '300,000 suppliers read.', 'Stop Comparing'],
  ['failed', run({ status: 'FAILED' }), failed, 'Compare All Again'],
  ['without news', run({ added: 0, dropped: 0 }), /were compared on 23 Nov 2026, 07:10\.$/, 'Compare All Again'],
])('a comparison of all suppliers: %s', async (_, last, words, button) => {
  answerRun(last)
  await open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
  const bars = screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
  expect(bars).toEqual(button === 'Stop Comparing' ? [null] : [])
})

test('the pairs are fetched again once all suppliers have been compared', async () => {
  answerRun(run({ status: 'RUNNING' }))
  answer(
    api.mutation('CompareAllSuppliers', () => {
      answerRun(run()) // finished at this very moment
      return done('compareAllSuppliers', { run: null })
    }),
  )
  answerPairs([])
  await fetchPairs()
  await screen.findByText('No duplicates found.')
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Comparing' }))
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('the last full comparison is shown with its time and place of difference; another is started, shown and stopped', async () => {
  answerRun(run())
  const sent: unknown[] = []
  answer(
    api.mutation('CompareAllSuppliers', ({ variables }) => {
      sent.push(variables)
      const more = { id: '5', compared: 194_153, finishedAt: null, added: null, dropped: null }
      answerRun(run({ ...more, status: variables.isWanted ? 'RUNNING' : 'STOPPED' }))
      return done('compareAllSuppliers', { run: run({ ...more, status: variables.isWanted ? 'RUNNING' : 'STOPPED' }) })
    }),
  )
  await open()
  expect(
    await screen.findByText(
      'All 300,000 suppliers were compared on 23 Nov 2026, 07:10. It found 3 pairs missed by earlier comparisons, and dropped 1.',
    ),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Compare All Again' }))
  expect(await screen.findByText('194,153 of 776,615 pairs compared, 8,332 found.')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Comparing all suppliers' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['24', '100'])
  await userEvent.click(screen.getByRole('button', { name: 'Stop Comparing' }))
  expect(
    await screen.findByText(
      'The comparison started on 23 Nov 2026, 07:00 was stopped. These pairs are from the previous one.',
    ),
  ).toBeTruthy()
  expect(sent).toEqual([{ isWanted: true }, { isWanted: false }])
})
