import type { BreadcrumbList, WithContext } from 'schema-dts'
import './Breadcrumbs.css'
import { useConfig } from '../../ui/page/config.tsx'
import { StructuredData } from '../../ui/page/StructuredData.tsx'
import { PageLink } from '../../ui/PageLink.tsx'

export interface Crumb {
  label: string
  to?: string
}

/** Home is always the first. */
export const Breadcrumbs = ({ crumbs: belowHome }: { crumbs: Crumb[] }) => {
  const crumbs = [{ label: 'Home', to: '/' }, ...belowHome]
  return (
    <nav className="breadcrumbs muted small-text" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="touch">
            {to ? (
              <PageLink className="touch" to={to}>
                {label}
              </PageLink>
            ) : (
              <bdi className="ellipsis" aria-current="page">
                {label}
              </bdi>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
      <StructuredData items={[breadcrumbData(crumbs, useConfig().siteUrl)]} />
    </nav>
  )
}

const breadcrumbData = (crumbs: Crumb[], siteUrl: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: siteUrl + to } : {}),
  })),
})
