import { enumType } from '../server/enum-type.ts'

export const AdShape = enumType('AdShape', 'The shape of an advertisement.', {
  RESPONSIVE: 'As wide as its place.',
  HORIZONTAL: '728 by 90 pixels.',
  VERTICAL: '160 by 600 pixels.',
  SQUARE: '300 by 250 pixels.',
})
export type AdShape = keyof typeof AdShape

export const AdNetwork = enumType('AdNetwork', 'Who fills the places for advertisements.', {
  GOOGLE_ADSENSE: 'Google AdSense.',
  MEDIA_NET: 'Media.net.',
  DIRECT_DEAL: 'The operator, with creatives of their own.',
})
export type AdNetwork = keyof typeof AdNetwork
