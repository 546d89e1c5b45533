import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { DistributionError } from '../database/distribution/distribution-error.ts'
import { TransferError } from '../database/transfer/reporting/transfer-error.ts'
import { AppError } from '../lib/app-error.ts'
import { ImportError } from '../modules/discovery/import/reading/source-row.ts'
import { isStartRefusal } from './start-refusal.ts'

/** Reports a wrong command line; the message says how to write it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

interface Command<Arguments> {
  /** Name of its script in package.json. */
  readonly name: string
  readonly help: string
  /** @throws UsageError. */
  readonly parse: (args: readonly string[]) => Arguments
  /** Returns the exit code; nothing means 0. */
  readonly run: (given: Arguments) => Promise<void> | Promise<number>
  /** Advice for the operator after an unexpected failure. */
  readonly afterFailure?: string
}

const expectedErrors = [AppError, DistributionError, ImportError, TransferError]

/**
 * Runs a command with this process's arguments and sets the exit code: 2 for a wrong command line, 1 for any other
 * failure.
 */
export async function runCommand<Arguments>(command: Command<Arguments>): Promise<void> {
  const args = process.argv.slice(2)
  try {
    if (args.includes('--help') || args.includes('-h')) process.stdout.write(command.help)
    else process.exitCode = toExitCode(await command.run(command.parse(args)))
  } catch (error) {
    process.stderr.write(`${describeFailure(error, command)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

const toExitCode = (result: unknown): number => (typeof result === 'number' ? result : 0)

function describeFailure(
  error: unknown,
  { name, afterFailure }: Pick<Command<never>, 'name' | 'afterFailure'>,
): string {
  if (error instanceof UsageError) return `${error.message}\nHow it is used: npm run ${name} -- --help`
  if (isStartRefusal(error)) return error.message
  if (error instanceof Error && expectedErrors.some((kind) => error instanceof kind)) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  const failure = `npm run ${name} failed: ${error instanceof Error ? error.message : String(error)}${cause}`
  return afterFailure ? `${failure}\n${afterFailure}` : failure
}

/**
 * Parses a command line into options and positional words.
 * @throws UsageError when an option is unknown or lacks its value.
 */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
