import type { BreadcrumbList, WithContext } from 'schema-dts'
import './Breadcrumbs.css'
import { PageLink } from '../../ui/PageLink.tsx'

export interface Crumb {
  label: string
  to?: string
}

export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ label, to }, index) => (
        <li key={label}>
          {to ? <PageLink to={to}>{label}</PageLink> : <bdi aria-current="page">{label}</bdi>}
          {index < crumbs.length - 1 && (
            <span className="breadcrumb-sign" aria-hidden="true">
              ›
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)

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
