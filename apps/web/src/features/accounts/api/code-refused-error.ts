/** The server read a code and rejected it. The message is the server's. */
export class CodeRefusedError extends Error {
  override readonly name = 'CodeRefusedError'
}
