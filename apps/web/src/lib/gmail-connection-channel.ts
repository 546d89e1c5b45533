const channelName = 'troupe.gmail-connection'

/** Tells the other windows of this browser, and no other site's, that a connection to Gmail was completed or refused. */
export function announceGmailConnection(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('ended')
  channel.close()
}

/** Hears of it from another window. Returns the way to stop. */
export function onGmailConnection(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
