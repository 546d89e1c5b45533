import { setTimeout as pause } from 'node:timers/promises'
import { minutes, seconds } from '../../lib/durations.ts'
import { MissingPartsError } from './missing-parts.ts'

const codes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300', '08006', '08001']
const texts =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/

/**
 * Messages of Citus 14 about a node that refuses, does not answer, or ends during a statement or a transaction, from
 * `connection_management.c`, `remote_commands.c`, `remote_transaction.c`, `adaptive_executor.c` and `multi_copy.c`.
 */
const partTexts = new RegExp(
  `^(${[
    'connection to the remote node',
    'connection establishment for',
    'could not establish any connections? to the node',
    'could not find an available connection',
    'failed to COPY to shard',
    'failed to complete COPY on',
    'failure on connection marked as essential',
    'server closed the connection unexpectedly',
    '(Adding|modifying) wait event for node',
  ].join('|')})`,
)

/** Whether the error is one with which Citus reports that the node of a part of the catalogue cannot be reached. */
export function isPartUnreachable(error: unknown): boolean {
  if (error instanceof MissingPartsError) return true
  return error instanceof Error && (partTexts.test(error.message) || isPassedOn(error))
}

/**
 * Whether the error is that of a node which ends, while the connection to the database goes on. An error that ends a copy
 * to a shard comes without its code (`ReportCopyError` of `multi_copy.c`).
 */
const isPassedOn = (error: Error) =>
  'severity' in error &&
  error.severity === 'ERROR' &&
  (('code' in error && error.code === '57P01') || error.message.startsWith('terminating connection '))

/** Whether the error is one with which `pg` reports a database that went away or does not answer, in whole or in part. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return codes.includes(code) || texts.test(error.message) || isPartUnreachable(error)
}

/** Codes of `serialization_failure`, `deadlock_detected`, `lock_not_available` and `query_canceled`, as by a time limit. */
const busyCodes = ['40001', '40P01', '55P03', '57014']
/** Messages of the last three that end a copy to a shard: Citus passes them on without their code. */
const busyTexts = /^(deadlock detected|canceling statement due to)/

/** Whether the same statement may succeed in a moment: the database is away, or was too busy. */
export function isPassing(error: unknown): boolean {
  if (isConnectionFailure(error)) return true
  if (!(error instanceof Error)) return false
  return busyTexts.test(error.message) || ('code' in error && busyCodes.some((code) => code === error.code))
}

const patience = { totalMs: minutes(5), pauseMs: seconds(1) }

/**
 * Repeats work while the database is away or too busy; an embedded one that is being replaced is back within seconds.
 * The work must store the same when it runs twice, since a connection can be lost after a commit.
 * @throws the error of `work`, if it does not pass or five minutes have gone by.
 */
export async function outlastOutage<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience.totalMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() > end) throw error
      await pause(patience.pauseMs)
    }
  }
}
