/** Why data could not be moved, in words for the person who moves it; nothing was written then. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}
