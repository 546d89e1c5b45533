import { stdSerializers } from 'pino'

/** Describes an error for the log, without what PostgreSQL tells of rows (`detail`, `where`): that can be an address. */
export function describeError(error: Error): object {
  const { detail: _detail, where: _where, ...described } = stdSerializers.err(error)
  return described
}
