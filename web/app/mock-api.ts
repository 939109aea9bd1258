import { http, HttpResponse, ws } from 'msw'
import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'

export const api = graphql.link('http://localhost:3000/graphql')

export const reply = (data: Record<string, unknown>) => HttpResponse.json<Record<string, object>>({ data })
export const refuse = (message: string, extensions: object = {}) =>
  HttpResponse.json<Record<string, object>>({ errors: [{ message, extensions }] })

/** Succeeds unless `result` has `userErrors`. */
export const done = (mutation: string, result: object) => {
  const __typename = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Payload`
  return HttpResponse.json<Record<string, object>>({ data: { [mutation]: { __typename, userErrors: [], ...result } } })
}

export const mockConnection = (__typename: string, nodes: object[]) => ({
  __typename,
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})

const noAds = api.query('Ads', () =>
  reply({
    adSettings: {
      __typename: 'AdSettings',
      isEnabled: false,
      network: 'DIRECT_DEAL',
      publisherId: '',
      isTestMode: false,
    },
    adSlots: [],
  }),
)
export const mockAdminStats = {
  __typename: 'AdminStats',
  suppliers: 0,
  reviews: 0,
  blogPosts: 0,
  locations: 0,
  backlinks: 0,
  openRequests: 0,
}
const noStats = api.query('AdminStats', () => reply({ adminStats: mockAdminStats }))
export const mockMe = {
  me: { __typename: 'User', id: '1', username: 'ada', isAdmin: true },
  myNeed: null,
  myRole: 'ADMIN',
}
const me = api.query('Me', () => reply(mockMe))
const noFailure = api.query('BackupFailure', () => reply({ backupFailure: null }))
const noListFailure = api.query('SupplierListFailure', () => reply({ supplierListFailure: null }))
const noTasks = api.query('OfficeTasks', () =>
  reply({
    officeTasks: {
      __typename: 'OfficeTasks',
      isBackedUp: false,
      lastBackupAt: null,
      databaseBytes: 12_345_678,
      freeBytes: null,
      tasks: [],
    },
  }),
)
const noWebhooks = api.query('PausedWebhooks', () => reply({ webhooks: { __typename: 'WebhookReport', nodes: [] } }))

const noScrape = api.query('ScraperState', () =>
  reply({
    scraperState: {
      __typename: 'ScraperState',
      id: 'scraper',
      isRunning: false,
      status: null,
      runId: null,
      isTest: false,
      currentDirectory: null,
      processedDirectories: 0,
      totalDirectories: 0,
      processedSuppliers: 0,
      startedAt: null,
      finishedAt: null,
      sourceType: null,
      ratePerMinute: 0,
      secondsLeft: null,
      workers: 0,
      sources: [],
      outcomes: [],
      problems: [],
      latest: [],
    },
    scrapeSources: [],
  }),
)

export const socket = ws.link('ws://localhost:3000/graphql')
const silence = socket.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.includes('connection_init'))
      client.send(JSON.stringify({ type: 'connection_ack' }))
  })
})

export const mockServer = setupServer(
  noAds,
  noStats,
  me,
  noFailure,
  noListFailure,
  noTasks,
  noWebhooks,
  noScrape,
  silence,
)
export const answer = mockServer.use.bind(mockServer)

/** Until the returned function is called, nothing is answered, and a test can look at what is shown meanwhile. */
export const pauseAnswers = (): (() => void) => {
  let goOn = () => {}
  const waiting = new Promise<void>((done) => {
    goOn = done
  })
  answer(http.all('*', () => waiting))
  return goOn
}
