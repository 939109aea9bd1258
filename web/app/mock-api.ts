import { HttpResponse, ws } from 'msw'
import { graphql } from 'msw/graphql'
import { setupServer } from 'msw/node'

/** Mocks the API in tests of screens: `api.query('Directory', …)`. */
export const api = graphql.link('http://localhost:3000/graphql')

/** What the API answers when a mutation did what it was asked; or not, where the result has `userErrors`. */
export const done = (mutation: string, result: object) => {
  const __typename = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Payload`
  return HttpResponse.json<Record<string, object>>({ data: { [mutation]: { __typename, userErrors: [], ...result } } })
}

/** Every page asks for its advertisements; by default there are none. */
const noAds = api.query('Ads', () =>
  HttpResponse.json({
    data: {
      adSettings: {
        __typename: 'AdSettings',
        isEnabled: false,
        network: 'DIRECT_DEAL',
        publisherId: '',
        isTestMode: false,
      },
      adSlots: [],
    },
  }),
)
/** The dashboard always asks for its figures; by default all are zero. */
export const adminStats = {
  __typename: 'AdminStats',
  suppliers: 0,
  reviews: 0,
  blogPosts: 0,
  locations: 0,
  backlinks: 0,
  openRequests: 0,
}
const noStats = api.query('AdminStats', () => HttpResponse.json({ data: { adminStats } }))
/** It also asks what the account needs first, and what it may do; by default nothing, and everything. */
const noNeed = api.query('AccountNeed', () => HttpResponse.json({ data: { myNeed: null, myRole: 'ADMIN' } }))
/** And whether backups fail; by default none does. */
const noFailure = api.query('BackupFailure', () => HttpResponse.json({ data: { backupFailure: null } }))
/** And whether the file of all suppliers could be made; by default it could. */
const noListFailure = api.query('SupplierListFailure', () => HttpResponse.json({ data: { supplierListFailure: null } }))
/** And what is to do; by default nothing. */
const noTasks = api.query('OfficeTasks', () =>
  HttpResponse.json({
    data: {
      officeTasks: {
        __typename: 'OfficeTasks',
        isBackedUp: false,
        lastBackupAt: null,
        databaseBytes: 12_345_678,
        freeBytes: null,
        tasks: [],
      },
    },
  }),
)
/** And which webhooks are paused; by default there are none. */
const noWebhooks = api.query('PausedWebhooks', () =>
  HttpResponse.json({ data: { webhooks: { __typename: 'WebhookReport', nodes: [] } } }),
)

/** And how the scraper stands; by default nothing has run. */
const noScrape = api.query('ScraperState', () =>
  HttpResponse.json({
    data: {
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
    },
  }),
)

/** The live connection, as graphql-ws speaks it. */
export const socket = ws.link('ws://localhost:3000/graphql')
/** By default it is accepted, and nothing is told. */
const silence = socket.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.includes('connection_init'))
      client.send(JSON.stringify({ type: 'connection_ack' }))
  })
})

/** Answers instead of the API, in every test of a screen: see test-setup.ts. */
export const mockServer = setupServer(
  noAds,
  noStats,
  noNeed,
  noFailure,
  noListFailure,
  noTasks,
  noWebhooks,
  noScrape,
  silence,
)
export const answer = mockServer.use.bind(mockServer)
