const name = 'session'

export const notifyTabs = () => {
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed') // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.close()
}

export const onTabMessage = (listener: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
