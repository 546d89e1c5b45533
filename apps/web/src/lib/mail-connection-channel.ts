const channelName = 'troupe.mail-connection'

/** Notifies the other windows of this site that connecting to a mail account has succeeded or failed. */
export function announceMailConnection(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('ended')
  channel.close()
}

/** Listens for notifications of other windows. Returns a function that stops it. */
export function onMailConnection(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
