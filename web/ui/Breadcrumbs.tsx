import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { BreadcrumbList, WithContext } from 'schema-dts'

export interface Crumb {
  label: string
  /** Undefined for the page itself. */
  to?: string
}

/** The path from the home page to this one. */
export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <chakra.nav aria-label="Breadcrumb" fontSize="sm" color="fg.muted">
    <chakra.ol display="flex" flexWrap="wrap" listStyleType="none">
      {crumbs.map(({ label, to }, index) => (
        <chakra.li key={label} display="inline-flex" alignItems="center" minH="11">
          {index > 0 && (
            <chakra.span aria-hidden="true" mx="2">
              ›
            </chakra.span>
          )}
          {to ? (
            <chakra.span
              display="inline-flex"
              alignItems="center"
              minH="11"
              textDecoration="underline"
              textUnderlineOffset="3px"
              _hover={{ color: 'fg' }}
            >
              <Link to={to}>{label}</Link>
            </chakra.span>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  </chakra.nav>
)

/** The same path as structured data; an entry without an address is the page itself. */
export const breadcrumbData = (crumbs: Crumb[], siteUrl: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: siteUrl + to } : {}),
  })),
})
