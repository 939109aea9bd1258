import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answer, api, done, fillIn, showPage } from '../../app/show-page.tsx'
import { writeLink, writePicture, writeTag } from './write-tag.ts'

const buildEdited = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'AdminPost',
  id: '5',
  title: 'Measuring a bay',
  slug: 'measuring-a-bay',
  content: '<p>Three widths.</p>',
  excerpt: '',
  author: null,
  category: 'Guides',
  tags: ['bays'],
  imageUrl: null,
  metaTitle: null,
  metaDescription: null,
  isIndexable: true,
  isPublished: false,
  publishedAt: null,
  scheduledAt: null as string | null,
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...overrides,
})

let stored: ReturnType<typeof buildEdited>
let sent: Record<string, unknown>[] = []
let queries: Record<string, unknown>[] = []
beforeEach(() => {
  stored = buildEdited()
  sent = []
  queries = []
  answer(
    api.query('Me', () =>
      HttpResponse.json({ data: { me: { __typename: 'User', id: '1', username: 'ada', isAdmin: true } } }),
    ),
    api.query('EditedPost', () => HttpResponse.json({ data: { adminPost: stored } })),
    api.query('AllPosts', ({ variables }) => {
      queries.push(variables)
      const { id, title, slug, category, updatedAt } = stored
      const entry = {
        __typename: 'AdminPost',
        id,
        title,
        slug,
        category,
        updatedAt,
        isPublished: false,
        publishedAt: null,
        scheduledAt: stored.scheduledAt,
      }
      const other = {
        ...entry,
        id: '4',
        title: 'Linen',
        category: null,
        isPublished: true,
        publishedAt: '2026-09-14T08:00:00.000Z',
        scheduledAt: null,
      }
      return HttpResponse.json({
        data: {
          adminPosts: {
            __typename: 'AdminPostConnection',
            nodes: [entry, other],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      })
    }),
    api.query('PostPreview', ({ variables }) => {
      sent.push(variables)
      return HttpResponse.json({
        data: { postPreview: { __typename: 'PostPreview', contentHtml: '<p>Made harmless.</p>' } },
      })
    }),
    api.mutation('CreatePost', ({ variables }) => {
      sent.push(variables)
      stored = buildEdited({ updatedAt: '2026-11-02T10:00:00.000Z' })
      return done('createPost', { post: stored })
    }),
    api.mutation('PublishPost', ({ variables }) => {
      sent.push(variables)
      stored = buildEdited({
        isPublished: true,
        publishedAt: '2026-11-03T10:00:00.000Z',
        updatedAt: '2026-11-03T10:00:00.000Z',
      })
      return done('publishPost', { post: stored })
    }),
  )
})

test('the list has drafts too, and says which they are', async () => {
  showPage('/admin/posts')
  const table = await screen.findByRole('table', { name: 'Posts and drafts' })
  const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].slice(1, 4).map(({ textContent }) => textContent)
  expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Measuring a bayDraft', 'Guides', ''],
    ['Linen', '', 'September 14, 2026'],
  ])
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('State'), 'Draft')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ state: 'DRAFT' }))
  await user.click(await screen.findByRole('button', { name: 'Title' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ state: 'DRAFT', sort: 'TITLE' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Measuring a bay' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Publish: 1 done')).toBeTruthy()
  expect(sent).toEqual([{ input: { id: '5', isPublished: true, updatedAt: '2026-11-01T10:00:00.000Z' } }])
  expect(screen.getByRole('link', { name: 'Write a Post' }).getAttribute('href')).toBe('/admin/posts?post=new')
})

test('a new post: wrong fields say so, the preview is the server’s, and saved it is a draft with an address', async () => {
  const user = userEvent.setup()
  const { address } = showPage('/admin/posts?post=new')
  const form = within(await screen.findByRole('form', { name: 'Write a post' }))
  await user.type(form.getByLabelText('Title'), 'Me')
  await user.click(form.getByRole('button', { name: 'Save Draft' }))
  expect([form.getByText('Please use at least 3 characters.'), form.getByText('Please write something.')]).toHaveLength(
    2,
  )
  await user.type(form.getByLabelText('Title'), 'asuring')
  await user.type(form.getByLabelText('Text'), 'Three widths.')
  await user.type(form.getByLabelText('Tags'), 'Bays{Enter}Tape')
  await user.click(form.getByRole('button', { name: 'Preview' }))
  expect(await form.findByText('Made harmless.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText('Draft Saved')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/posts?post=5'))
  expect(sent).toMatchObject([
    { content: 'Three widths.' },
    { input: { title: 'Measuring', content: 'Three widths.', tags: ['bays', 'tape'], slug: '', isIndexable: true } },
  ])
})

test('another place of the same page, as the skip link leads to, leaves what was typed in a new post', async () => {
  const { goTo } = showPage('/admin/posts?post=new')
  await screen.findByLabelText('Title')
  await fillIn((name) => screen.getByLabelText(name), { Title: 'Measuring a bay' })
  await act(() => goTo('/admin/posts?post=new#main'))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Measuring a bay')
})

test('what is typed until a new post’s draft is saved stays, unsaved, under its address, and is saved on that version', async () => {
  const user = userEvent.setup()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  answer(
    api.mutation('CreatePost', async () => {
      await released
      stored = buildEdited({ updatedAt: '2026-11-02T10:00:00.000Z' })
      return done('createPost', { post: stored })
    }),
    api.mutation('UpdatePost', ({ variables }) => {
      sent.push(variables.input as Record<string, unknown>)
      return done('updatePost', { post: stored })
    }),
  )
  const { address } = showPage('/admin/posts?post=new')
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  await user.type(await screen.findByLabelText('Title'), 'Measuring a bay')
  await user.type(field('Text'), 'Three widths.')
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  await user.type(field('Summary'), 'Typed meanwhile')
  release()
  expect(await screen.findByText('Draft Saved')).toBeTruthy()
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  expect(address()).toBe('/admin/posts?post=5')
  expect([field('Summary').value, field('Text').value]).toEqual(['Typed meanwhile', '<p>Three widths.</p>'])
  expect(document.activeElement).toBe(field('Summary'))
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.click(save)
  await waitFor(() =>
    expect(sent).toMatchObject([{ excerpt: 'Typed meanwhile', updatedAt: '2026-11-02T10:00:00.000Z' }]),
  )
})

test('publishing needs everything saved, and then names the version that was seen; a double click does not take it back', async () => {
  const user = userEvent.setup()
  showPage('/admin/posts?post=5')
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' })
  expect(screen.getByText('Draft: not visible to visitors.')).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), '!')
  expect(publish.disabled).toBe(true)
  await user.type(screen.getByLabelText('Title'), '{Backspace}')
  await user.dblClick(publish)
  expect(await screen.findByText('Post Published')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeTruthy()
  expect(sent).toEqual([{ input: { id: '5', isPublished: true, updatedAt: '2026-11-01T10:00:00.000Z' } }])
})

test('what is typed until a save is answered stays unsaved; what follows is based on that save, and reads nothing anew', async () => {
  const user = userEvent.setup()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  answer(
    api.mutation('UpdatePost', async ({ variables }) => {
      sent.push(variables.input as Record<string, unknown>)
      await released
      stored = buildEdited({ title: 'Measuring a bow', tags: ['bows'], updatedAt: '2026-11-02T10:00:00.000Z' })
      return done('updatePost', { post: stored })
    }),
  )
  showPage('/admin/posts?post=5')
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  await user.type(await screen.findByLabelText('Title'), '!')
  answer(api.query('EditedPost', () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.type(field('Summary'), 'More')
  release()
  expect(await screen.findByText('Post Saved')).toBeTruthy()
  expect(await screen.findByDisplayValue('Measuring a bow')).toBeTruthy()
  expect([field('Summary').value, screen.getByText('You have unsaved changes.')]).toEqual(['More', expect.anything()])
  await user.clear(field('Summary'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeTruthy()
  await user.type(field('Summary'), 'Again')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toMatchObject([
    { title: 'Measuring a bay!', updatedAt: '2026-11-01T10:00:00.000Z' },
    { input: { isPublished: true, updatedAt: '2026-11-02T10:00:00.000Z' } },
    { excerpt: 'Again', updatedAt: '2026-11-03T10:00:00.000Z' },
  ])
})

test('a draft is given a time by London’s clocks, says when it will be public, and can be taken back', async () => {
  const user = userEvent.setup()
  answer(
    api.mutation('PublishPost', ({ variables }) => {
      sent.push(variables.input as Record<string, unknown>)
      const { publishAt } = variables.input as { publishAt?: string }
      stored = buildEdited({ scheduledAt: publishAt ?? null, updatedAt: '2026-11-04T10:00:00.000Z' })
      return done('publishPost', { post: stored })
    }),
  )
  showPage('/admin/posts?post=5')
  const field = await screen.findByLabelText('Publish at (London time)')
  fireEvent.change(field, { target: { value: '2001-07-01T09:00' } })
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByText('Please choose a time in the future.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '2098-07-01T09:00' } }) // summer: 08:00 in UTC
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const message = 'Scheduled for 1 July 2098 at 09:00 (London time). Visitors won’t see it until then.'
  expect(await screen.findByText(message)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel the Schedule' }))
  expect(await screen.findByText('Draft: not visible to visitors.')).toBeTruthy()
  expect(sent).toEqual([
    { id: '5', isPublished: true, updatedAt: '2026-11-01T10:00:00.000Z', publishAt: '2098-07-01T08:00:00.000Z' },
    { id: '5', isPublished: false, updatedAt: '2026-11-04T10:00:00.000Z' },
  ])
})

test('deleting asks first, names the version that was seen, and leads back to the list; a newer version stays', async () => {
  const user = userEvent.setup()
  answer(
    api.mutation('DeletePost', ({ variables }) => {
      sent.push(variables)
      if (stored.title === 'Newer') return done('deletePost', { deletedId: '5' })
      stored = buildEdited({ title: 'Newer', updatedAt: '2026-11-04T10:00:00.000Z' })
      return HttpResponse.json({
        errors: [
          { message: 'Someone else has changed this post since you opened it.', extensions: { code: 'CONFLICT' } },
        ],
      })
    }),
  )
  const { address } = showPage('/admin/posts?post=5')
  await user.type(await screen.findByLabelText('Summary'), 'Typed')
  await user.click(screen.getByRole('button', { name: 'Delete…' }))
  expect(
    screen.getByText(
      'Deletes “Measuring a bay” permanently, and its address stops working. To hide it for a while, make it a draft.',
    ),
  ).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Permanently' }))
  expect(await screen.findByText('Post Not Deleted')).toBeTruthy()
  expect(await screen.findByText('Someone else has changed this post')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('Typed')
  await user.click(screen.getByRole('button', { name: 'Delete…' }))
  await user.dblClick(screen.getByRole('button', { name: 'Delete Permanently' }))
  expect(await screen.findByText('Post Deleted')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/posts'))
  expect(sent).toEqual([
    { id: '5', updatedAt: '2026-11-01T10:00:00.000Z' },
    { id: '5', updatedAt: '2026-11-04T10:00:00.000Z' },
  ])
})

test('the buttons write tags around what is chosen', async () => {
  const user = userEvent.setup()
  showPage('/admin/posts?post=5')
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Text')
  field.setSelectionRange(3, 8)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  await waitFor(() => expect(field.value).toBe('<p><strong>Three</strong> widths.</p>'))
  expect([document.activeElement, field.value.slice(field.selectionStart, field.selectionEnd)]).toEqual([
    field,
    'Three',
  ])
})

test('headings, lists and pictures stand between blank lines; addresses of links cannot leave their tag', () => {
  const all = (text: string) => ({ text, start: 0, end: text.length })
  expect(writeTag({ text: 'One\nTwo', start: 4, end: 7 }, 'h2').text).toBe('One\n\n<h2>Two</h2>')
  expect(writeTag(all('- a\n- b'), 'ul').text).toBe('<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>')
  expect(writeTag({ text: '', start: 0, end: 0 }, 'h3').text).toBe('<h3>Heading</h3>')
  expect(writeLink(all('here'), ' https://example.com/?a=1&b="2" ').text).toBe(
    '<a href="https://example.com/?a=1&amp;b=%222%22">here</a>',
  )
  const picture = { url: '/pictures/bay.webp', width: 800, height: 600 }
  expect(writePicture({ text: 'One.', start: 0, end: 4 }, picture, ' A "bay" <window>').text).toBe(
    'One.\n\n<img src="/pictures/bay.webp" alt="A &quot;bay&quot; &lt;window>" width="800" height="600">',
  )
})
