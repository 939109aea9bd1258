import { isSite, isSource, type SiteName } from '../../scraping/sources/registry.ts'
import {
  challenge,
  missing,
  pageNumber,
  pageOrMissing,
  plainText,
  type MockRequest,
  type MockAnswer,
} from './answer.ts'
import { extraDirectory } from './extra-directory.ts'
import { findDirectoryMembers } from './firms.ts'
import { replicas } from './replicas.ts'
import { supplierPages } from './supplier-pages.ts'

export const troubledSites: Record<number, (path: string) => MockAnswer | undefined> = {
  1: (path) => (path === '/robots.txt' ? undefined : challenge(503)),
  2: (path) => (path === '/robots.txt' ? plainText('User-agent: *\nDisallow: /\n') : undefined),
  3: (path) => (path === '/robots.txt' ? plainText('broken', 500) : undefined),
}

const answerDirectory = ({ url, firms }: MockRequest) =>
  url.pathname === '/members'
    ? pageOrMissing(extraDirectory(findDirectoryMembers(firms), pageNumber(url, 'page')))
    : missing

const answerSupplierSite = ({ host, url, firms, hasTroubles }: MockRequest): MockAnswer => {
  const sites = firms.filter(({ hasSite }) => hasSite)
  const index = sites.findIndex((firm) => firm.slug === host)
  const trouble = hasTroubles ? troubledSites[index]?.(url.pathname) : undefined
  return trouble ?? (index < 0 ? missing : pageOrMissing(supplierPages(sites[index]!)[url.pathname]))
}

/** Without .localhost; host names allow no underscores. */
export const replicaHost = (name: SiteName) => name.replaceAll('_', '-')

const findAnswer = (host: string): ((request: MockRequest) => MockAnswer) | undefined => {
  if (host === 'directory') return answerDirectory
  const name = host.replaceAll('-', '_')
  return isSource(name) && isSite(name) ? replicas[name].answer : undefined
}

export const answerFor = (request: MockRequest): MockAnswer => {
  const answer = findAnswer(request.host)
  if (answer && request.url.pathname === '/robots.txt') return plainText('User-agent: *\nDisallow: /admin\n')
  return (answer ?? answerSupplierSite)(request)
}
