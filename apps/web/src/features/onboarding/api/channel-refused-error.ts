/** A channel that the server looked for and did not give; the message is the server's. */
export class ChannelRefusedError extends Error {
  override readonly name = 'ChannelRefusedError'
}
