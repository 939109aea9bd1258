/** The pages of things that entries are about; others have none. */
const paths: Record<string, (id: string) => string> = {
  supplier: (id) => `/suppliers/${id}`,
  county: () => '/counties',
  backlink: () => '/admin?tab=backlinks',
  ad_slot: () => '/admin?tab=ads',
  api_key: () => '/admin?tab=keys',
  post: () => '/admin?tab=posts',
  registration: () => '/admin?tab=requests',
  business_request: () => '/admin?tab=requests',
  message: () => '/admin?tab=requests',
  review: () => '/admin?tab=requests',
  supplier_report: () => '/admin?tab=requests',
}

/** The address of the thing that an audit entry is about; undefined if it has none. */
export const subjectPath = (subject: string, id: string | null): string | undefined =>
  subject === 'ad_settings' ? '/admin?tab=ads' : id ? paths[subject]?.(encodeURIComponent(id)) : undefined
