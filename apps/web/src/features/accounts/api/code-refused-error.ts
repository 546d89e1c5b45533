/** A code that the server read and did not accept; the message is the server's. */
export class CodeRefusedError extends Error {
  override readonly name = 'CodeRefusedError'
}
