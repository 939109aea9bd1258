import { lazy, type ComponentType } from 'react'

const modules = import.meta.glob<{ Component: ComponentType }>('../*/*Tab.tsx')

interface AdminTab {
  /** Its value in the address: /admin?tab=… */
  value: string
  label: string
  Panel: ComponentType
}

/** A tab, by its file's name under web/ without the extension; its code is loaded when it is first opened. */
const tab = (value: string, label: string, name: string): AdminTab[] => {
  const load = modules[`../${name}.tsx`]
  return load ? [{ value, label, Panel: lazy(async () => ({ default: (await load()).Component })) }] : []
}

/** The dashboard's tabs, in order. */
export const adminTabs: readonly AdminTab[] = [
  ...tab('scraper', 'Scraper Control', 'scraping/ScraperTab'),
  ...tab('maps', 'Google Maps Scraper', 'scraping/MapsTab'),
  ...tab('duplicates', 'Manage Duplicates', 'duplicates/DuplicatesTab'),
  ...tab('add-supplier', 'Add Supplier', 'scraping/AddSupplierTab'),
  ...tab('backlinks', 'Backlinks', 'backlinks/BacklinksTab'),
  ...tab('ads', 'Ad Management', 'ads/AdsTab'),
  ...tab('requests', 'Requests', 'requests/RequestsTab'),
  ...tab('reports', 'Reports', 'stats/ReportsTab'),
  ...tab('suppliers', 'Suppliers', 'suppliers/SuppliersTab'),
  ...tab('posts', 'Posts', 'blog/PostsTab'),
  ...tab('audit', 'Audit Log', 'audit/AuditTab'),
  ...tab('keys', 'API Keys', 'keys/KeysTab'),
  ...tab('webhooks', 'Webhooks', 'webhooks/WebhooksTab'),
  ...tab('account', 'My Account', 'auth/AccountTab'),
]
