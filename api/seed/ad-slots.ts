import type { AdSlot } from '../ads/ad.entity.ts'

/** Advertisement slots of a new site; operators edit them in the office. */
export const adSlots: Pick<AdSlot, 'id' | 'name' | 'format' | 'location'>[] = [
  { id: 'home-top-banner', name: 'Top Banner', format: 'horizontal', location: 'Homepage' },
  { id: 'home-mid-section', name: 'Mid Section', format: 'responsive', location: 'Homepage' },
  { id: 'home-bottom-banner', name: 'Bottom Banner', format: 'horizontal', location: 'Homepage' },
  { id: 'supplier-sidebar-top', name: 'Sidebar Top', format: 'square', location: 'Supplier Profile' },
  { id: 'supplier-sidebar-bottom', name: 'Sidebar Bottom', format: 'vertical', location: 'Supplier Profile' },
  { id: 'counties-top-banner', name: 'Top Banner', format: 'horizontal', location: 'Counties' },
  { id: 'counties-bottom-banner', name: 'Bottom Banner', format: 'responsive', location: 'Counties' },
  { id: 'blog-top-banner', name: 'Top Banner', format: 'horizontal', location: 'Blog' },
  { id: 'blog-sidebar', name: 'Sidebar', format: 'square', location: 'Blog' },
  { id: 'blog-bottom-banner', name: 'Bottom Banner', format: 'horizontal', location: 'Blog' },
  { id: 'blog-post-top-banner', name: 'Top Banner', format: 'horizontal', location: 'Blog Post' },
  { id: 'blog-post-mid-content', name: 'Mid Content', format: 'responsive', location: 'Blog Post' },
  { id: 'blog-post-bottom-banner', name: 'Bottom Banner', format: 'responsive', location: 'Blog Post' },
]
