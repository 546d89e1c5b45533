/** The server does not start on this database, which stays as it is; the message says why and what to do. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}
