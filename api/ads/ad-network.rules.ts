interface Settings {
  isEnabled: boolean
  isTestMode: boolean
  network: string
  publisherId: string
}

export const isFromNetwork = ({ isEnabled, isTestMode, network, publisherId }: Settings) =>
  isEnabled && !isTestMode && network !== 'DIRECT_DEAL' && publisherId !== ''
