const name = 'session'

/** Tells the other tabs of this browser that somebody has signed in or out. */
export const tellTabs = () => {
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed') // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.close()
}

/** Calls `listener` when another tab has signed in or out, until what it returns is called. */
export const onTold = (listener: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
