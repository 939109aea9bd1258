import type { AdFormat, AdNetwork } from '../../schema.generated.ts'

export const networks: Record<AdNetwork, { label: string; account?: { label: string; help: string } }> = {
  GOOGLE_ADSENSE: {
    label: 'Google AdSense',
    account: {
      label: 'AdSense publisher ID',
      help: 'Such as ca-pub-1234567890123456. If blank, placeholders are shown.',
    },
  },
  MEDIA_NET: {
    label: 'Media.net',
    account: { label: 'Media.net customer ID', help: 'Such as 8CU1A2B3C. If blank, placeholders are shown.' },
  },
  DIRECT_DEAL: { label: 'Direct' },
}

export const formats: Record<AdFormat, string> = {
  RESPONSIVE: 'Responsive, 250 high or more',
  HORIZONTAL: 'Horizontal, 728x90',
  VERTICAL: 'Vertical, 160x600',
  SQUARE: 'Square, 300x250',
}
