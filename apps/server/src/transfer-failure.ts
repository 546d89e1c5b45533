import { TransferError } from './database/transfer/transfer-error.ts'
import { isStartRefusal } from './start-refusal.ts'

/** A command of `data:export` or `data:import` was written wrongly; the message says how. */
export class TransferUsageError extends Error {
  override readonly name = 'TransferUsageError'
}

/** What a person reads when a transfer failed. */
export function describeTransferFailure(error: unknown, command: string): string {
  if (error instanceof TransferUsageError) return `${error.message}\nHow it is used: npm run ${command} -- --help\n`
  if (error instanceof TransferError || isStartRefusal(error)) return `${error.message}\n`
  if (!(error instanceof Error)) return `npm run ${command} failed: ${String(error)}\n`
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `npm run ${command} failed: ${error.message}${cause}\nNothing was kept; it can be repeated.\n`
}

/** 2: written wrongly; 1: anything else. */
export const toTransferExitCode = (error: unknown): number => (error instanceof TransferUsageError ? 2 : 1)
