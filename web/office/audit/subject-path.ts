const paths: Record<string, (id: string) => string> = {
  supplier: (id) => `/suppliers/${id}`,
  county: () => '/counties',
  backlink: () => '/admin/backlinks',
  ad_slot: () => '/admin/ads',
  api_key: () => '/admin/keys',
  post: () => '/admin/posts',
  legal_text: (page) => `/admin/legal?page=${page}`,
  redirect: () => '/admin/redirects',
  guide: (id) => `/admin/guides?guide=${id}`,
  registration: () => '/admin/requests',
  business_request: () => '/admin/requests',
  message: () => '/admin/requests',
  review: () => '/admin/reviews',
  import: (id) => `/admin/suppliers?import=${id}`,
  scrape_run: (id) => `/admin/suppliers?run=${id}`,
  user: () => '/admin/people',
  invitation: () => '/admin/people',
  supplier_report: () => '/admin/requests',
}

/** The address of the thing that an audit entry is about; undefined if it has none. */
export const subjectPath = (subject: string, id: string | null): string | undefined =>
  subject === 'ad_settings'
    ? '/admin/ads'
    : subject === 'site_settings'
      ? '/admin/site'
      : id
        ? paths[subject]?.(encodeURIComponent(id))
        : undefined
