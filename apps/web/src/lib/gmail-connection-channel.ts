const channelName = 'troupe.gmail-connection'

/** Notifies the other windows of this site that connecting to Gmail has succeeded or failed. */
export function announceGmailConnection(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('ended')
  channel.close()
}

/** Listens for notifications of other windows. Returns a function that stops it. */
export function onGmailConnection(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
