import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** For one test; returns the page's address on another origin. */
export const servePartner = async (html: string, policy?: string) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (policy) response.setHeader('content-security-policy', policy)
    response.end(
      `<!doctype html><html lang="en"><head><title>Partner</title><link rel="icon" href="data:,"></head><body text="#224466"><main><h1>Partner</h1>${html}</main></body></html>`,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
