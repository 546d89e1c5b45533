/** Reports why data could not be transferred, worded for the operator. Nothing was written. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}
