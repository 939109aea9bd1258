import { ApolloProvider } from '@apollo/client/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { answer, api, mockConnection, reply } from '../../app/mock-api.ts'
import { RedirectsDocument } from '../redirects/RedirectsTab.generated.ts'
import { useReadAll } from './use-read-all.ts'

test('a file has at most 5,000 rows and a page, however many there are', async () => {
  const cursors: unknown[] = []
  const nodes = Array.from({ length: 2000 }, () => ({ __typename: 'Redirect', id: '1' }))
  answer(
    api.query('Redirects', ({ variables }) => {
      cursors.push(variables.after)
      const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: `c${cursors.length}` }
      return reply({ redirects: { ...mockConnection('RedirectConnection', nodes), pageInfo } })
    }),
  )
  const client = createClient({ sendsText: true })
  const { result } = renderHook(() => useReadAll(RedirectsDocument, {}, 'redirects'), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
  expect(await result.current()).toHaveLength(6000)
  expect(cursors).toEqual([null, 'c1', 'c2'])
})
