interface Settings {
  isEnabled: boolean
  isTestMode: boolean
  publisher: string
  publisherId: string
}

/** Whether another company's script fills the slots: visitors are asked first, and pages may reach that company's hosts. */
export const isFromNetwork = ({ isEnabled, isTestMode, publisher, publisherId }: Settings) =>
  isEnabled && !isTestMode && publisher !== 'direct_deal' && publisherId !== ''
