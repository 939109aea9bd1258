const name = 'session'

/** Tells other tabs of this browser about a sign-in or sign-out. */
export const notifyTabs = () => {
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed') // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.close()
}

/** Calls `listener` when another tab signs in or out; returns the function that stops it. */
export const onTabMessage = (listener: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
