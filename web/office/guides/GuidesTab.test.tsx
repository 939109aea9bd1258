import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, api, done, reply, showPage } from '../../app/show-page.tsx'

const seasons = { __typename: 'SeasonalRecommendations', spring: 'Sp', summer: 'Su', autumn: 'Au', winter: 'Wi' }
const guide = {
  __typename: 'AdminGuide',
  id: '1',
  name: 'Kent',
  urlName: 'kent',
  description: 'Kent guide.',
  overview: 'Oast houses.',
  buyingGuide: 'Bend a track.',
  weatherConsiderations: 'Windy.',
  localTrends: ['Curved tracks'],
  localMaterials: ['Chestnut'],
  seasonalRecommendations: seasons,
  cities: Array.from({ length: 10 }, (_, at) => ({
    __typename: 'CityContent',
    city: `Dover ${at}`,
    content: 'White.',
  })),
  advice: [],
  isEdited: false,
  version: 3,
  versions: [] as object[],
}
const older = {
  __typename: 'GuideVersion',
  id: '8',
  savedAt: '2026-11-01T10:00:00.000Z',
  savedBy: '',
  origin: 'RELEASE',
}
const newer = { ...older, id: '9', savedBy: 'ada', origin: 'EDITED' }
const difference = { __typename: 'GuideDifference', part: 'overview', before: 'Oast houses.', after: 'Kilns.' }

test('a guide is edited with a preview as visitors see it, then has a history, and an earlier version is restored', async () => {
  let stored = guide
  const sent: Record<string, unknown>[] = []
  const saved = (key: 'updateGuide' | 'restoreGuide' | 'resetGuide') => done(key, { guide: stored })
  answer(
    api.query('EditedGuide', () => reply({ adminGuide: stored })),
    api.mutation('SaveGuide', ({ variables }) => {
      sent.push(variables.input as Record<string, unknown>)
      const versions = [
        { ...newer, differences: [difference] },
        { ...older, differences: [] },
      ]
      stored = { ...guide, overview: 'Kilns.', isEdited: true, version: 4, versions }
      return saved('updateGuide')
    }),
    api.mutation('RestoreGuide', ({ variables }) => {
      sent.push(variables.input as Record<string, unknown>)
      stored = { ...guide, isEdited: true, version: 5 }
      return saved('restoreGuide')
    }),
    api.mutation('ResetGuide', ({ variables }) => {
      sent.push(variables.input as Record<string, unknown>)
      stored = { ...guide, version: 6 }
      return saved('resetGuide')
    }),
  )
  showPage('/admin/guides?guide=kent')
  const form = within(await screen.findByRole('form', { name: 'Edit guide' }))
  const user = userEvent.setup()
  const homes = await form.findByLabelText('Homes')
  fireEvent.drop(homes, { dataTransfer: { files: [new File(['x'], 'oast.png')], types: [], getData: () => '' } })
  expect(await form.findByText('This text has no pictures.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Add a tip' }))
  const tip = within(form.getByRole('group', { name: 'tip 1' }))
  await user.type(tip.getByLabelText('Topics'), 'Bays')
  await user.click(tip.getByRole('button', { name: 'Remove tip 1' }))
  expect(form.queryByRole('group', { name: 'tip 1' })).toBeNull()
  await user.click(homes)
  await user.keyboard('{Control>}a{/Control}{Backspace}')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await form.findByText('Please write something.')).toBeTruthy()
  await user.type(homes, '- Kilns.')
  const add = form.getByText<HTMLButtonElement>('Add a town')
  expect(add.disabled, 'a guide has at most ten').toBe(true)
  await user.click(form.getByText('Remove town 1'))
  expect(add.disabled).toBe(false)
  const town = within(form.getByRole('group', { name: 'town 1' })).getByLabelText('Town')
  await user.type(town, '{Backspace}2')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await form.findByText('Please name each town once.')).toBeTruthy()
  await user.type(town, '{Backspace}1')
  expect(form.queryByRole('button', { name: 'Table' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Preview' }))
  const preview = within(await form.findByRole('region', { name: 'Preview' }))
  expect(preview.getByText('Kilns.').closest('section')!.getAttribute('aria-labelledby')).toBe('guide')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Edited here: new releases won’t change it\./)).toBeTruthy()
  expect(sent[0]).toMatchObject({
    urlName: 'kent',
    version: 3,
    overview: '<ul>\n<li>Kilns.</li>\n</ul>',
    cities: guide.cities.slice(1).map(({ city, content }) => ({ city, content })),
  })
  const versions = within(await screen.findByRole('region', { name: 'Earlier Texts' }))
  expect(versions.getByText('Edited by ada, 1 November 2026 at 10:00 · current')).toBeTruthy()
  expect(versions.getByText('What changed: Homes')).toBeTruthy()
  expect([...document.querySelectorAll('del, ins')].map((one) => `${one.localName} ${one.textContent}`)).toEqual([
    'del Oast houses.',
    'ins Kilns.',
  ])
  expect(versions.getByText('Original text')).toBeTruthy()
  const restore = ['Restore This Text', 'Restore Original'].map((name) => form.getByText<HTMLButtonElement>(name))
  await user.type(form.getByLabelText('Description'), '!')
  expect(restore.map(({ disabled }) => disabled)).toEqual([true, true]) // it would replace what was typed
  await user.keyboard('{Backspace}')
  await user.click(versions.getByRole('button', { name: 'Restore This Text' }))
  expect(await screen.findByText('Earlier text restored')).toBeTruthy()
  expect(sent[1]).toEqual({ urlName: 'kent', version: 4, versionId: '8' })
  expect(homes.innerHTML).toBe('<p>Oast houses.</p>')
  await user.click(await form.findByRole('button', { name: 'Restore Original' }))
  expect(await screen.findByText('Original restored')).toBeTruthy()
  expect(sent[2]).toEqual({ urlName: 'kent', version: 5 })
})

test('a guide is found by any part of its county’s name, in any case', async () => {
  const adminGuides = ['East Sussex', 'Kent'].map((name) => ({
    ...guide,
    id: name,
    name,
    isEdited: name === 'Kent',
    savedAt: name === 'Kent' ? '2026-11-01T10:00:00.000Z' : null,
    savedBy: name === 'Kent' ? 'ada' : null,
  }))
  answer(api.query('AllGuides', () => reply({ adminGuides })))
  showPage('/admin/guides')
  const guides = within(await screen.findByRole('list', { name: 'Guides' }))
  expect(guides.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'East Sussex',
    'KentEdited1 November 2026 at 10:00 · ada',
  ])
  await userEvent.type(screen.getByLabelText('County'), ' SUSSEX')
  expect(guides.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['East Sussex'])
  await userEvent.type(screen.getByLabelText('County'), 'x')
  expect(screen.getByText('No county has that name.')).toBeTruthy()
})
