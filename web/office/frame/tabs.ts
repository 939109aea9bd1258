import type { ComponentType } from 'react'
import type { OfficeArea } from '../../../api/accounts/office-areas.rules.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { panelSkeleton } from '../../ui/Skeletons.tsx'

const modules = import.meta.glob<{ Component: ComponentType }>('../*/*Tab.tsx')

interface OfficeScreen {
  /** The screen is at /admin/{value}; the first one at /admin. */
  value: string
  label: string
  area: OfficeArea | 'own'
  Panel: ComponentType
}

export interface OfficeGroup {
  label: string
  screens: readonly OfficeScreen[]
}

/** `name` is a file under web/office/, without its extension. */
const tab = (value: string, label: string, name: string, area: OfficeScreen['area'] = 'ADMIN'): OfficeScreen[] => {
  const read = modules[`../${name}.tsx`]
  if (!read) return []
  const Panel = createLazyComponent(async () => (await read()).Component, { waiting: panelSkeleton, name: 'This tab' })
  return [{ value, label, area, Panel }]
}

/**
 * A new screen is a line here and a file `…Tab.tsx` that exports `Component`.
 * The first six have specified names and a specified order.
 */
const officeGroups: readonly OfficeGroup[] = [
  {
    label: 'To do',
    screens: [
      ...tab('', 'To Do', 'to-do/ToDoTab', 'office'),
      ...tab('requests', 'Requests', 'requests/RequestsTab', 'requests'),
    ],
  },
  {
    label: 'Data',
    screens: [
      ...tab('scraper', 'Scraper Control', 'scraping/ScraperTab'),
      ...tab('maps', 'Google Maps Scraper', 'scraping/MapsTab'),
      ...tab('schedules', 'Schedules', 'schedules/SchedulesTab'),
      ...tab('duplicates', 'Manage Duplicates', 'duplicates/DuplicatesTab', 'duplicates'),
      ...tab('add-supplier', 'Add Supplier', 'scraping/AddSupplierTab'),
      ...tab('imports', 'Imports', 'imports/ImportsTab'),
    ],
  },
  {
    label: 'Listings',
    screens: [
      ...tab('suppliers', 'Suppliers', 'suppliers/SuppliersTab', 'listings'),
      ...tab('search', 'Search Check', 'suppliers/SearchCheckTab', 'listings'),
      ...tab('reviews', 'Reviews', 'moderation/ReviewsTab', 'reviews'),
    ],
  },
  {
    label: 'Content',
    screens: [
      ...tab('posts', 'Posts', 'blog/PostsTab', 'content'),
      ...tab('guides', 'Guides', 'guides/GuidesTab', 'content'),
      ...tab('legal', 'Legal Pages', 'legal-texts/LegalTab'),
    ],
  },
  {
    label: 'Promotion',
    screens: [...tab('backlinks', 'Backlinks', 'backlinks/BacklinksTab'), ...tab('ads', 'Ad Management', 'ads/AdsTab')],
  },
  {
    label: 'Site',
    screens: [
      ...tab('going-live', 'Going Live', 'going-live/GoingLiveTab'),
      ...tab('reports', 'Reports', 'reports/ReportsTab', 'reports'),
      ...tab('site', 'Site Settings', 'site-settings/SiteSettingsTab'),
      ...tab('redirects', 'Redirects', 'redirects/RedirectsTab'),
      ...tab('people', 'People', 'people/PeopleTab'),
      ...tab('audit', 'Audit Log', 'audit/AuditTab'),
      ...tab('personal-data', 'Personal Data', 'personal-data/PersonalDataTab'),
      ...tab('keys', 'API Keys', 'keys/KeysTab'),
      ...tab('outbox', 'Outbox', 'outbox/OutboxTab'),
      ...tab('mail-templates', 'Mail Templates', 'outbox/MailTemplatesTab'),
      ...tab('webhooks', 'Webhooks', 'webhooks/WebhooksTab'),
      ...tab('account', 'My Account', 'auth/AccountTab', 'own'),
    ],
  },
]

const officeScreens = officeGroups.flatMap(({ screens }) => screens)

export const findScreen = (value = ''): OfficeScreen | undefined =>
  officeScreens.find((screen) => screen.value === value)

export const groupsFor = (may: (area: OfficeArea) => boolean): OfficeGroup[] =>
  officeGroups
    .map(({ label, screens }) => ({ label, screens: screens.filter(({ area }) => area === 'own' || may(area)) }))
    .filter(({ screens }) => screens.length)

export const panelId = 'office-panel'
export const getTabId = (value: string) => `office-tab-${value || 'to-do'}`

export const screenPath = ({ value }: Pick<OfficeScreen, 'value'>): string => (value ? `/admin/${value}` : '/admin')

/** Redirects an old /admin?tab=… address; other parameters stay. */
export const findCurrentPath = (search: string): string | undefined => {
  const params = new URLSearchParams(search)
  const tab = params.get('tab')
  if (tab === null) return undefined
  params.delete('tab')
  const rest = params.toString()
  return screenPath({ value: findScreen(tab)?.value ?? '' }) + (rest && `?${rest}`)
}
