import { enumType } from '../schema/types.ts'
import type { AdFormat as Format, AdNetwork as Network } from './ad.rules.ts'

export const AdFormat = enumType<Format>('AdFormat', 'The format of an advertisement.', {
  RESPONSIVE: 'As wide as its slot.',
  HORIZONTAL: '728 by 90 pixels.',
  VERTICAL: '160 by 600 pixels.',
  SQUARE: '300 by 250 pixels.',
})
export type AdFormat = Format

export const AdNetwork = enumType<Network>('AdNetwork', 'Who fills the advertisement slots.', {
  GOOGLE_ADSENSE: 'Google AdSense.',
  MEDIA_NET: 'Media.net.',
  DIRECT_DEAL: 'The operator, with creatives of their own.',
})
export type AdNetwork = Network
