import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildPostData } from '../../site/blog/build-post.ts'
import {
  answer,
  api,
  done,
  fillIn,
  refuse,
  reply,
  showPage,
  mockConnection,
  pauseAnswers,
} from '../../app/show-page.tsx'

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
    api.query('EditedPost', () => reply({ adminPost: stored })),
    api.query(/^(AllPosts|PostsForFile)$/, ({ variables }) => {
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
        publishedAt: '2026-08-01T08:00:00.000Z', // until it was unpublished
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
      const scheduled = {
        ...other,
        id: '3',
        title: 'Voile',
        isPublished: false,
        scheduledAt: '2098-07-01T08:00:00.000Z',
      }
      const nodes = variables.search ? [] : [entry, other, scheduled]
      return reply({ adminPosts: mockConnection('AdminPostConnection', nodes) })
    }),
    api.query('PostPreview', ({ variables }) => {
      sent.push(variables)
      return reply({ postPreview: { __typename: 'PostPreview', contentHtml: '<p>Made harmless.</p>' } })
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

test('the list includes drafts, marked as such', async () => {
  showPage('/admin/posts')
  const table = await screen.findByRole('table', { name: 'Posts and drafts' })
  const cells = (row: HTMLElement) => [...row.querySelectorAll('td')].slice(1, 4).map(({ textContent }) => textContent)
  expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Measuring a bayDraft', 'Guides', ''],
    ['Linen', '', '14 Sept 2026'],
    ['VoileScheduled for 1 July 2098 at 09:00', '', ''],
  ])
  const user = userEvent.setup()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  await user.click(screen.getByRole('button', { name: 'Download Posts and drafts as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]!.text()).split('\r\n').slice(1, 3)).toEqual([
    '5,"Measuring a bay","/blog/measuring-a-bay","Draft","Guides","","2026-11-01"',
    '4,"Linen","/blog/measuring-a-bay","Published","","2026-09-14","2026-11-01"',
  ])
  await user.selectOptions(screen.getByLabelText('State'), 'Draft')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ state: 'DRAFT' }))
  await user.click(await screen.findByRole('button', { name: 'Title' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ state: 'DRAFT', sort: 'TITLE' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Measuring a bay' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Publish: 1 done')).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Linen' }))
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }))
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true) // it is public already
  await user.click(bar.getByRole('button', { name: 'Unpublish' }))
  expect(await screen.findByText('Unpublish: 1 done')).toBeTruthy()
  expect(sent).toEqual([
    { input: { id: '5', isPublished: true, updatedAt: '2026-11-01T10:00:00.000Z' } },
    { input: { id: '4', isPublished: false, updatedAt: '2026-11-03T10:00:00.000Z' } }, // as it was listed again
  ])
  expect(screen.getByRole('link', { name: 'Write a Post' }).getAttribute('href')).toBe('/admin/posts?post=new')
  await user.type(screen.getByRole('searchbox'), 'none{Enter}')
  expect(await screen.findByText('No results. Try a shorter search or another state.')).toBeTruthy()
})

test('a new post: invalid fields say so, the preview comes from the server, and it is saved as a draft with an address', async () => {
  const user = userEvent.setup()
  const { address } = showPage('/admin/posts?post=new')
  const form = within(await screen.findByRole('form', { name: 'Write a post' }))
  await user.type(form.getByLabelText('Title'), 'Me')
  await user.click(form.getByRole('button', { name: 'Save Draft' }))
  expect([form.getByText('Please use at least 3 characters.'), form.getByText('Please write something.')]).toHaveLength(
    2,
  )
  await user.type(form.getByLabelText('Title'), 'asuring')
  const text = await form.findByLabelText('Text')
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(text.getAttribute('aria-describedby')!)!.textContent).toBe('Please write something.')
  await user.click(form.getByText('Text', { selector: 'label' }))
  expect(document.activeElement).toBe(text)
  await user.type(text, 'Three widths.')
  await user.type(form.getByLabelText('Tags'), 'Bays{Enter}Tape')
  await user.click(form.getByRole('button', { name: 'Preview' }))
  expect(await form.findByText('Made harmless.')).toBeTruthy()
  answer(api.query('PostPreview', () => refuse('Too long.'), { once: true }))
  await user.click(form.getByRole('button', { name: 'Preview Again' }))
  expect(await form.findByText('Too long.')).toBeTruthy()
  expect(form.queryByText('Made harmless.')).toBeNull() // of the text before
  await user.click(form.getByRole('button', { name: 'Save Draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/posts?post=5'))
  expect(sent).toMatchObject([
    { content: '<p>Three widths.</p>' },
    {
      input: {
        title: 'Measuring',
        content: '<p>Three widths.</p>',
        tags: ['bays', 'tape'],
        slug: '',
        isIndexable: true,
      },
    },
  ])
})

test('following the skip link keeps what was typed in a new post', async () => {
  const { goTo } = showPage('/admin/posts?post=new')
  await screen.findByLabelText('Title')
  await fillIn((name) => screen.getByLabelText(name), { Title: 'Measuring a bay' })
  await act(() => goTo('/admin/posts?post=new#main'))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Measuring a bay')
})

test('what is typed while a new post is being saved stays unsaved, and is saved on that version', async () => {
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
  await user.type(await screen.findByLabelText('Text'), 'Three widths.')
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  await user.type(field('Summary'), 'Typed meanwhile')
  release()
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  expect(address()).toBe('/admin/posts?post=5')
  expect([field('Summary').value, field('Text').innerHTML]).toEqual(['Typed meanwhile', '<p>Three widths.</p>'])
  expect(document.activeElement).toBe(field('Summary'))
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.click(save)
  await waitFor(() =>
    expect(sent).toMatchObject([{ excerpt: 'Typed meanwhile', updatedAt: '2026-11-02T10:00:00.000Z' }]),
  )
})

test('who leaves while a new post is being saved is not taken back to it', async () => {
  const user = userEvent.setup()
  answer(api.mutation('CreatePost', () => done('createPost', { post: buildEdited() })))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  onTestFinished(() => confirm.mockRestore())
  const { address, goTo } = showPage('/admin/posts?post=new')
  await user.type(await screen.findByLabelText('Title'), 'Measuring a bay')
  await user.type(await screen.findByLabelText('Text'), 'Three widths.')
  const release = pauseAnswers()
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  await goTo('/contact')
  release()
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  await new Promise((passed) => setTimeout(passed, 50))
  expect(address()).toBe('/contact')
})

test('publishing needs everything saved, and sends the version that was shown; a double click does not undo it', async () => {
  const user = userEvent.setup()
  showPage('/admin/posts?post=5')
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' })
  expect(screen.getByText('Draft: not visible to visitors.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View the public page' })).toBeNull()
  await user.type(screen.getByLabelText('Title'), '!')
  expect(publish.disabled).toBe(true)
  await user.type(screen.getByLabelText('Title'), '{Backspace}')
  await user.dblClick(publish)
  expect(await screen.findByText('Post published')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View the public page' }).getAttribute('href')).toBe('/blog/measuring-a-bay')
  expect(screen.getByText('Published')).toBeTruthy()
  expect(screen.queryByLabelText('Publish at (London time)')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  expect(await screen.findByText('Post unpublished')).toBeTruthy()
  expect(sent).toEqual([
    { input: { id: '5', isPublished: true, updatedAt: '2026-11-01T10:00:00.000Z' } },
    { input: { id: '5', isPublished: false, updatedAt: '2026-11-03T10:00:00.000Z' } },
  ])
  answer(api.mutation('PublishPost', () => refuse('Too many.')))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unpublish' }).disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  expect(await screen.findByText('Post not unpublished')).toBeTruthy()
})

test('what is typed during a save stays unsaved; later saves are based on that one, without a reload', async () => {
  const user = userEvent.setup()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const others = { author: 'Ada', imageUrl: '/pictures/a.webp', metaTitle: 'Bays', metaDescription: 'Tape.' }
  stored = buildEdited({ ...others, isIndexable: false })
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
  const { id, slug, content, excerpt, category, tags } = stored
  const unchanged = { id, slug, content, excerpt, category, tags, ...others, isIndexable: false }
  expect(sent[0]).toEqual({ ...unchanged, title: 'Measuring a bay!', updatedAt: '2026-11-01T10:00:00.000Z' })
  await user.type(field('Summary'), 'More')
  release()
  expect(await screen.findByText('Post saved')).toBeTruthy()
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

test('a draft is scheduled in London time, says when it will be public, and can be unscheduled', async () => {
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
  fireEvent.change(field, { target: { value: '2098-07-01T09:00' } }) // 08:00 UTC in summer
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  const message = 'Scheduled for 1 July 2098 at 09:00 (London time). Visitors won’t see it until then.'
  expect(await screen.findByText(message)).toBeTruthy()
  expect(await screen.findByText('Post scheduled')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Publish at (London time)').value).toBe('2098-07-01T09:00')
  expect(screen.queryByText('Save your changes first.')).toBeNull()
  await user.type(screen.getByLabelText('Summary'), 'x')
  const scheduling = ['Publish Now', 'Change the Time', 'Cancel the Schedule']
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect(scheduling.map(isOff)).toEqual([true, true, true]) // what was typed would not be in it
  expect(screen.getByText('Save your changes first.')).toBeTruthy()
  await user.type(screen.getByLabelText('Summary'), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Cancel the Schedule' }))
  expect(await screen.findByText('Draft: not visible to visitors.')).toBeTruthy()
  expect(await screen.findByText('Schedule cancelled')).toBeTruthy()
  expect(sent).toEqual([
    { id: '5', isPublished: true, updatedAt: '2026-11-01T10:00:00.000Z', publishAt: '2098-07-01T08:00:00.000Z' },
    { id: '5', isPublished: false, updatedAt: '2026-11-04T10:00:00.000Z' },
  ])
})

test.each([
  ['posts?post=9', 'EditedPost', { adminPost: null }, 'post'],
  ['guides?guide=none', 'EditedGuide', { adminGuide: null }, 'guide'],
  ['suppliers?supplier=9', 'EditedSupplier', { adminSupplier: null }, 'supplier'],
])('an editor without its item says so, and a failure can be retried: %s', async (path, query, data, what) => {
  answer(api.query(query, () => HttpResponse.error()))
  showPage(`/admin/${path}`)
  expect(await screen.findByText(`Failed to load the ${what}. Please try again.`)).toBeTruthy()
  answer(api.query(query, () => reply(data)))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  const missing = await screen.findByRole('region', { name: `This ${what} does not exist` })
  expect(within(missing).getByRole('heading', { name: `This ${what} does not exist` })).toBeTruthy()
  expect(screen.getByRole('link', { name: `← All ${what}s` }).getAttribute('href')).toBe(`/admin/${what}s`)
})

test('deleting asks first, sends the version that was shown, and returns to the list; a newer version stays', async () => {
  const user = userEvent.setup()
  answer(
    api.mutation('DeletePost', ({ variables }) => {
      sent.push(variables)
      if (stored.title === 'Newer') return done('deletePost', { deletedId: '5' })
      stored = buildEdited({ title: 'Newer', updatedAt: '2026-11-04T10:00:00.000Z' })
      return refuse('Someone else has changed this post since you opened it.', { code: 'CONFLICT' })
    }),
  )
  const { address } = showPage('/admin/posts?post=5')
  await user.type(await screen.findByLabelText('Summary'), 'Typed')
  await user.click(screen.getByRole('button', { name: 'Delete…' }))
  expect(screen.getByRole('button', { name: 'Delete…' }).getAttribute('aria-expanded')).toBe('true')
  expect(
    screen.getByText(
      'Deletes “Measuring a bay” permanently, and its address stops working. To hide it for a while, make it a draft.',
    ),
  ).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete Permanently' }))
  expect(await screen.findByText('Post not deleted')).toBeTruthy()
  expect(await screen.findByText('Someone else has changed this post')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('Typed')
  await user.click(screen.getByRole('button', { name: 'Delete…' }))
  await user.dblClick(screen.getByRole('button', { name: 'Delete Permanently' }))
  expect(await screen.findByText('Post deleted')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/posts'))
  expect(sent).toEqual([
    { id: '5', updatedAt: '2026-11-01T10:00:00.000Z' },
    { id: '5', updatedAt: '2026-11-04T10:00:00.000Z' },
  ])
})

test('a deleted post is no longer shown by the blog, which was read before', async () => {
  let post: object | null = buildPostData()
  answer(
    api.query('BlogPost', () => reply({ post })),
    api.mutation('DeletePost', () => done('deletePost', { deletedId: '5' })),
  )
  const { goTo } = showPage('/blog/measuring-a-bay')
  await screen.findByRole('heading', { level: 1, name: 'Measuring a bay' })
  await goTo('/admin/posts?post=5')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete…' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Permanently' }))
  await screen.findByRole('link', { name: 'Write a Post' })
  post = null
  await goTo('/blog/measuring-a-bay')
  expect(await screen.findByRole('heading', { name: 'Blog Post Not Found' })).toBeTruthy()
})

const openEditor = async (content: string) => {
  stored = buildEdited({ content })
  answer(
    api.mutation('UpdatePost', ({ variables }) => {
      const input = variables.input as { content: string }
      sent.push(input)
      stored = buildEdited({ content: input.content, updatedAt: '2026-11-02T10:00:00.000Z' })
      return done('updatePost', { post: stored })
    }),
  )
  showPage('/admin/posts?post=5')
  const text = await screen.findByRole('textbox', { name: 'Text' })
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Post saved')).toBeTruthy()
    return sent.at(-1)!.content
  }
  return { text, save, user: userEvent.setup() }
}
const isSaved = () => screen.queryByText('All changes are saved.') !== null

test('the editor’s buttons show and change the formatting; undoing restores the stored text', async () => {
  const content = '<p>Three   widths.</p>\n\n<p>One drop.</p>'
  const { text, save, user } = await openEditor(content)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await user.click(text)
  await user.keyboard('{Control>}a{/Control}')
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
  expect(isOff('Undo')).toBe(true)
  await press('Bold')
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true')
  expect([isOff('Undo'), isOff('Redo')]).toEqual([false, true])
  await waitFor(() => expect(isSaved()).toBe(false))
  await press('Undo')
  expect([isOff('Undo'), isOff('Redo')]).toEqual([true, false])
  await waitFor(() => expect(isSaved()).toBe(true))
  await press('List')
  await press('Link')
  await user.type(screen.getByLabelText('Link to'), 'javascript:alert(1)')
  await press('Set link')
  expect(screen.getByText('Please enter an address such as https://example.com or /counties/kent.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Link to'))
  await user.type(screen.getByLabelText('Link to'), 'example.com/a?b&c{Enter}')
  await user.selectOptions(screen.getByLabelText('Style'), 'Text')
  const link = (words: string) => `<a href="https://example.com/a?b&amp;c">${words}</a>`
  expect(await save()).toBe(`<ul>\n<li>${link('Three widths.')}</li>\n<li>${link('One drop.')}</li>\n</ul>`)
  await user.click(text)
  await user.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull() // as elsewhere in the office
  await user.clear(screen.getByLabelText('Link to'))
  await user.type(screen.getByLabelText('Link to'), ' ada@example.com {Enter}')
  expect(await save()).toContain('<a href="mailto:ada@example.com">')
  await user.click(text)
  await user.keyboard('{Control>}k{/Control}{Escape}')
  expect([document.activeElement, screen.queryByLabelText('Link to')]).toEqual([text, null])
})

test('the toolbar is one tab stop, with arrow keys; Alt+F10 moves to it, Escape back', async () => {
  const { text, user } = await openEditor('<p>Three widths.</p>')
  await user.click(text)
  await user.keyboard('{Alt>}{F10}{/Alt}')
  expect(document.activeElement).toBe(screen.getByLabelText('Style'))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'HTML' }))
  expect(
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(text)
})

test('what the editor cannot show is opened as HTML, says so, and stays unchanged', async () => {
  const content = '<table><caption>Prices</caption><tbody><tr><td>a</td></tr></tbody></table>'
  stored = buildEdited({ content })
  showPage('/admin/posts?post=5')
  const note = 'The editor can’t show all of this text: it would lose <caption>. Please edit it as HTML.'
  expect(await screen.findByText(note)).toBeTruthy()
  const user = userEvent.setup()
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
  await user.click(screen.getByRole('button', { name: 'HTML' }))
  expect(await screen.findByText(note)).toBeTruthy()
  expect([field().value, isSaved()]).toEqual([content, true])
  await user.clear(field())
  await user.type(field(), '<p>Prices</p>')
  await user.click(screen.getByRole('button', { name: 'HTML' }))
  expect(screen.getByRole('textbox', { name: 'Text' }).innerHTML).toBe('<p>Prices</p>')
  await user.click(screen.getByRole('button', { name: 'HTML' }))
  expect([field().value, screen.queryByText(note)]).toEqual(['<p>Prices</p>', null])
})

test('a picture pasted twice stays twice', async () => {
  const { text, user } = await openEditor('<p>Three widths.</p>')
  const picture = { __typename: 'Picture', url: '/pictures/fetched.webp', width: 60, height: 30 }
  answer(api.mutation('FetchPicture', () => done('fetchPicture', { picture })))
  await user.click(text)
  const img = '<img src="https://example.com/bay.png">'
  const html = `${img.repeat(3)}<p>Sashes</p>${img}`
  fireEvent.paste(text, { clipboardData: { files: [], types: [], getData: () => html } })
  await waitFor(() => expect(text.querySelectorAll('img[src="/pictures/fetched.webp"]')).toHaveLength(4))
  await waitFor(() => expect(screen.queryByText('Fetching a picture…')).toBeNull())
  const parts = [...text.children].map(({ localName, textContent }) => textContent || localName)
  expect(parts).toEqual(['figure', 'figure', 'figure', 'Sashes', 'Three widths.', 'figure', 'p'])
})

test('pasted text is cleaned; pasted and dropped pictures are uploaded and described; a refusal says why', async () => {
  const { text, save, user } = await openEditor('<p>Three widths.</p>')
  let uploads = 0
  answer(
    api.mutation('FetchPicture', () => refuse('It is too large.'), { once: true }),
    http.post('*/api/admin/pictures', () =>
      ++uploads === 2
        ? HttpResponse.json({ message: 'This picture is damaged.' }, { status: 400 })
        : HttpResponse.json({ url: `/pictures/bay-${uploads}.webp`, width: 800, height: 600 }, { status: 201 }),
    ),
    api.mutation('FetchPicture', () => {
      const picture = { __typename: 'Picture', url: '/pictures/fetched.webp', width: 60, height: 30 }
      return done('fetchPicture', { picture })
    }),
  )
  const transfer = (html: string, ...files: File[]) => ({
    files,
    types: [],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  })
  const file = (name: string) => new File(['x'], name, { type: 'image/png' })
  const picture = '<img src="https://example.com/bay.png">'
  fireEvent.paste(text, { clipboardData: transfer(picture) })
  expect(await screen.findByText('A picture on example.com was not added: It is too large.')).toBeTruthy()
  await user.click(text)
  await user.keyboard('{Control>}a{/Control}')
  const word = `<p class=MsoNormal style='mso-margin-top-alt:auto'><b>Bays<o:p></o:p></b></p><p>Sashes</p><img src="https://example.com/bay.png"><img src="file:///C:/clip.png">`
  fireEvent.paste(text, { clipboardData: transfer(word) })
  expect(
    await screen.findByText(/^Some pictures were not pasted, because only the other program has them/),
  ).toBeTruthy()
  await waitFor(() => expect(text.querySelector('img')?.getAttribute('src')).toBe('/pictures/fetched.webp'))
  fireEvent.paste(text, { clipboardData: transfer('', file('a.png')) })
  await waitFor(() => expect(text.querySelectorAll('img')).toHaveLength(2))
  await user.type(await screen.findByLabelText('Describe the picture for people who can’t see it'), 'A bay{Enter}')
  fireEvent.drop(text, { dataTransfer: transfer('', file('b.png')) })
  expect(await screen.findByText('This picture is damaged.')).toBeTruthy()
  expect(sent).toEqual([]) // Enter in a description saves nothing
  expect(await save()).toBe(
    [
      '<p><strong>Bays</strong></p>',
      '<p>Sashes</p>',
      '<figure><img src="/pictures/fetched.webp" alt="" width="60" height="30"></figure>',
      '<figure><img src="/pictures/bay-1.webp" alt="A bay" width="800" height="600"></figure>',
    ].join('\n'),
  )
})

test('a picture inside of pasted text is uploaded as it is', async () => {
  const { text } = await openEditor('<p>Three widths.</p>')
  const files: string[] = []
  answer(
    http.post('*/api/admin/pictures', async ({ request }) => {
      files.push(`${request.headers.get('content-type')}: ${await request.text()}`)
      return HttpResponse.json({ url: `/pictures/${files.length}.webp`, width: 8, height: 6 }, { status: 201 })
    }),
  )
  const html = '<p>Bays</p><img src="data:image/png;base64,YWJj"><img src="data:image/svg+xml,%3Csvg/%3E">'
  fireEvent.paste(text, { clipboardData: { files: [], types: [], getData: () => html } })
  await waitFor(() => expect(text.querySelectorAll('img[src^="/pictures/"]')).toHaveLength(2))
  expect(files.toSorted()).toEqual(['image/png: abc', 'image/svg+xml: <svg/>'])
})

test('a post without a picture shows a drawn one, which depends on the title', async () => {
  const { user } = await openEditor('<p>Three widths.</p>')
  const drawn = () => screen.queryByTestId('illustration')?.querySelector('use')?.getAttribute('href')
  expect(drawn()).toMatch(/#measuring$/)
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'Shutters')
  expect(drawn()).toMatch(/#shutters$/)
  await user.type(screen.getByLabelText('Picture'), '/pictures/a.webp')
  expect(drawn()).toBeUndefined()
})
