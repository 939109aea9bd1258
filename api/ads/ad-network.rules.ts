interface Settings {
  isEnabled: boolean
  isTestMode: boolean
  network: string
  publisherId: string
}

/** Whether a network's script fills the slots: then pages ask for consent and may contact the network's hosts. */
export const isFromNetwork = ({ isEnabled, isTestMode, network, publisherId }: Settings) =>
  isEnabled && !isTestMode && network !== 'DIRECT_DEAL' && publisherId !== ''
