import { Counter, Histogram, Registry } from 'prom-client'

/** What this process counts, whether anybody asks for it or not: counting costs less than asking whether to. */
export const counted = new Registry()

const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Counter<Label>({ name: `directory_${name}`, help, labelNames, registers: [counted] })

const seconds = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Histogram<Label>({
    name: `directory_${name}`,
    help,
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [counted],
  })

/** Where a domain or the application counts what happens in it. No label holds what a visitor made up. */
export const metrics = {
  requests: counter('http_requests_total', 'Requests answered, by class of status', 'status'),
  cacheReads: counter(
    'cache_reads_total',
    'Looks into a cache (page or response), by whether it was there',
    'cache',
    'result',
  ),
  pageSeconds: seconds('page_render_seconds', 'Rendering a page on the server, its queries included'),
  operationSeconds: seconds(
    'graphql_operation_seconds',
    "GraphQL operations, by the name of the site's own screens' query",
    'operation',
  ),
  shed: counter('shed_total', 'Operations and pages refused because the site was too busy'),
  limited: counter('limited_total', 'Actions refused because one visitor did too much', 'what'),
  scraped: counter('scraped_pages_total', 'Pages that the scraper visited, by source and outcome', 'source', 'outcome'),
  mails: counter('mails_total', 'Messages handed to the mail server, by result', 'result'),
}
