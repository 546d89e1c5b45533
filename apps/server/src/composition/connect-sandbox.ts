import type { Database } from '../database/database.ts'
import type { SandboxGate } from '../http/sandbox/sandbox-gate.ts'
import type { Clock } from '../lib/clock.ts'
import { deriveKey } from '../lib/derive-key.ts'
import { createRateLimits } from '../modules/accounts/limits/rate-limits.ts'
import { findSandboxKey } from '../settings/reachability.ts'
import type { Settings } from '../settings/settings.ts'
import type { SandboxAccess } from './sandbox-process.ts'

interface SandboxParts {
  readonly settings: Settings
  readonly database: Pick<Database, 'kysely'>
  readonly secretKey: Buffer
  readonly sandbox: Pick<SandboxAccess, 'httpUrl'> | undefined
}

interface ConnectedSandbox {
  /** Undefined: there is no sandbox. */
  readonly sandboxUrl: string | undefined
  /** Undefined: its pages need no key. */
  readonly sandboxGate?: SandboxGate
}

/**
 * Address of the sandbox and, if other machines may reach this server, the check of its key. Wrong keys count as
 * guesses.
 */
export function connectSandbox(
  { settings, database, secretKey, sandbox }: SandboxParts,
  clock: Clock,
): ConnectedSandbox {
  const sandboxUrl = sandbox?.httpUrl
  const key = findSandboxKey(settings, secretKey)
  if (key === undefined) return { sandboxUrl }
  const rateLimits = createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), clock)
  const countGuess = (ip: string) => rateLimits.take(['sandboxKeysByNetwork', { ip }])
  return { sandboxUrl, sandboxGate: { key, countGuess } }
}
