import type { AdFormat, AdPublisher } from '../graphql.generated.ts'

/** The names of networks, and of the operator's account with each. */
export const publishers: Record<AdPublisher, { label: string; account?: { label: string; help: string } }> = {
  google_adsense: {
    label: 'Google AdSense',
    account: {
      label: 'AdSense publisher ID',
      help: 'Such as ca-pub-1234567890123456. Without one, placeholders are shown.',
    },
  },
  media_net: {
    label: 'Media.net',
    account: { label: 'Media.net customer ID', help: 'Such as 8CU1A2B3C. Without one, placeholders are shown.' },
  },
  direct_deal: { label: 'Direct' },
}

/** The names of formats. */
export const formats: Record<AdFormat, string> = {
  responsive: 'Responsive, 250 high or more',
  horizontal: 'Horizontal, 728x90',
  vertical: 'Vertical, 160x600',
  square: 'Square, 300x250',
}
