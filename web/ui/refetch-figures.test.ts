import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClient } from '../app/apollo.ts'
import { answer, api, reply } from '../app/mock-api.ts'
import { OfficeTasksDocument } from '../office/to-do/OfficeTasks.generated.ts'
import { AdminStatsDocument } from '../office/reports/AdminStats.generated.ts'
import { refetchFigures } from './refetch-figures.ts'

test('the tasks and the figures of the office are refetched', async () => {
  const requests: string[] = []
  const count = (name: string, data: Record<string, unknown>) =>
    api.query(name, () => {
      requests.push(name)
      return reply(data)
    })
  answer(count('OfficeTasks', { officeTasks: null }), count('AdminStats', { adminStats: null }))
  const client = createClient({ sendsText: true })
  for (const query of [OfficeTasksDocument, AdminStatsDocument]) client.watchQuery({ query }).subscribe({})
  await waitFor(() => expect(requests).toHaveLength(2))
  await refetchFigures(client)
  expect(requests.toSorted()).toEqual(['AdminStats', 'AdminStats', 'OfficeTasks', 'OfficeTasks'])
  client.stop()
})
