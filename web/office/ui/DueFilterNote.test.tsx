import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, api, reply, showPage } from '../../app/show-page.tsx'
import { taskWords } from '../to-do/ToDoTab.tsx'

const adSettings = {
  __typename: 'AdSettings',
  isEnabled: true,
  network: 'DIRECT_DEAL',
  publisherId: null,
  isTestMode: false,
  version: 1,
}
const limits = {
  __typename: 'ScrapeLimits',
  version: 'a',
  quietFrom: null,
  quietUntil: null,
  quietEndsAt: null,
  monthlyRequests: null,
  requestsThisMonth: 0,
}

test.each([
  [
    'AD_ENDING',
    'AdManagement',
    { isEnding: true },
    { adSettings, adSlots: [] },
    'advertisements that end soon',
    'Ad Slots',
  ],
  [
    'WEBHOOK_FAILED',
    'Webhooks',
    { isFailing: true },
    { webhooks: { __typename: 'WebhookReport', nodes: [] } },
    'failing webhooks',
    'No webhooks are failing.',
  ],
  [
    'SCHEDULE_FAILED',
    'Schedules',
    { isFailed: true },
    { schedules: { __typename: 'ScheduleReport', nodes: [], limits }, scrapeSources: [] },
    'schedules that could not start',
    'No schedules have failed.',
  ],
] as const)(
  '%s of To Do leads to a list of those alone, which says so',
  async (kind, query, variables, data, words, others) => {
    const requests: unknown[] = []
    answer(
      api.query(query, (request) => {
        requests.push(request.variables)
        return reply(data)
      }),
    )
    const path = taskWords[kind].path!
    const { address } = showPage(path)
    expect(await screen.findByText(`Only ${words} are shown.`)).toBeTruthy()
    expect(screen.getByText(others)).toBeTruthy()
    expect(requests).toEqual([variables])
    await userEvent.click(screen.getByRole('link', { name: 'Show All' }))
    await waitFor(() => expect(screen.queryByText(/^Only/)).toBeNull())
    expect(address()).toBe(path.split('?')[0])
    await waitFor(() => expect(Object.values(requests.at(-1) as object)).toEqual([false]))
  },
)
