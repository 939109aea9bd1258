interface Settings {
  isEnabled: boolean
  isTestMode: boolean
  network: string
  publisherId: string
}

/**
 * Whether another company's script fills the slots: then visitors are asked for consent first, and pages may contact
 * that company's hosts.
 */
export const isFromNetwork = ({ isEnabled, isTestMode, network, publisherId }: Settings) =>
  isEnabled && !isTestMode && network !== 'DIRECT_DEAL' && publisherId !== ''
