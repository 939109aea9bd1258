interface Settings {
  isEnabled: boolean
  isTestMode: boolean
  publisher: string
  publisherId: string
}

/**
 * Whether another company's script fills the slots: then visitors are asked for consent first, and pages may contact
 * that company's hosts.
 */
export const isFromNetwork = ({ isEnabled, isTestMode, publisher, publisherId }: Settings) =>
  isEnabled && !isTestMode && publisher !== 'direct_deal' && publisherId !== ''
