/** The file as a whole cannot be imported; the message tells the person why and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
