import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { PublicConfig } from '../../api/pages/page.rules.ts'
import { createClient } from './apollo.ts'
import { Root } from './Root.tsx'
import { createRoutes } from './routes.tsx'
export { answer, api, done, pauseAnswers, refuse, reply, mockConnection, mockMe } from './mock-api.ts'
import '../ui/kit/ChakraRoot.tsx' // imported before the tests start: Chakra takes seconds on a busy machine

export const showPage = (path: string, shown: Partial<PublicConfig> = {}) => {
  const client = createClient({ sendsText: true })
  const router = createMemoryRouter(
    createRoutes(() => client),
    { initialEntries: [path] },
  )
  const config = {
    siteName: 'Blind & Curtain Directory',
    siteUrl: 'https://directory.test',
    hasDemoData: false,
    ...shown,
  }
  const page = render(
    <Root client={client} config={config}>
      <RouterProvider router={router} />
    </Root>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  // Both wait for the page, not only for the router.
  const goBack = () => act(() => router.navigate(-1))
  const goTo = (to: string) => act(() => router.navigate(to))
  const reload = () => act(() => client.refetchQueries({ include: 'active' }))
  return { ...page, address, goBack, goTo, reload }
}

/** Pasting is faster than typing. */
export const fillIn = async (field: (name: string) => HTMLElement, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(field(name))
    await userEvent.paste(text)
  }
}

/** Of the message with this title or text. */
export const toastKind = (text: string) => screen.getByText(text).closest<HTMLElement>('.toast')!.dataset['type']
