import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export const metricsRegistry = new Registry()

const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Counter<Label>({ name: `directory_${name}`, help, labelNames, registers: [metricsRegistry] })

const seconds = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Histogram<Label>({
    name: `directory_${name}`,
    help,
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [metricsRegistry],
  })

const caches = new Map<string, () => number>()

/** No label contains a visitor's text. */
export const metrics = {
  requests: counter('http_requests_total', 'Requests answered, by class of status', 'status'),
  requestSeconds: seconds('http_request_duration_seconds', 'Requests by the first part of their path', 'route'),
  failedSignIns: counter('failed_sign_ins_total', 'Sign-ins refused, by reason', 'reason'),
  cacheReads: counter('cache_reads_total', 'Cache lookups (page or response), by result', 'cache', 'result'),
  cacheBytes: new Gauge({
    name: 'directory_cache_bytes',
    help: 'Size of a cache in bytes, as counted for its limit',
    labelNames: ['cache'],
    registers: [metricsRegistry],
    collect() {
      for (const [cache, bytes] of caches) this.set({ cache }, bytes())
    },
  }),
  listening: new Gauge({
    name: 'directory_listening',
    help: 'Whether this process is listening to a notification channel of the database, 1 or 0',
    labelNames: ['channel'],
    registers: [metricsRegistry],
  }),
  replicaUsable: new Gauge({
    name: 'directory_replica_usable',
    help: 'Whether a read replica is in use, 1 or 0, in the order of DATABASE_REPLICA_URLS',
    labelNames: ['replica'],
    registers: [metricsRegistry],
  }),
  pageSeconds: seconds('page_render_seconds', 'Rendering a page on the server, including its queries'),
  operationSeconds: seconds(
    'graphql_operation_seconds',
    "GraphQL operations, by the name of the site's own query",
    'operation',
  ),
  shed: counter('shed_total', 'Operations and pages refused because the site was too busy'),
  limited: counter('limited_total', 'Rate-limited actions', 'what'),
  scraped: counter('scraped_pages_total', 'Pages that the scraper visited, by source and outcome', 'source', 'outcome'),
  mails: counter('mails_total', 'Messages handed to the mail server, by result', 'result'),
}

export const reportCacheSize = (cache: string, bytes: () => number): void => void caches.set(cache, bytes)
