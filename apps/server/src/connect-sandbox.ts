import type { AppOptions } from './app.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import { createRateLimits } from './modules/accounts/rate-limits.ts'
import { findSandboxKey } from './reachability.ts'
import type { SandboxAccess } from './sandbox-process.ts'
import { deriveKey } from './secret-key.ts'
import type { Settings } from './settings.ts'

interface SandboxParts {
  readonly settings: Settings
  readonly database: Pick<Database, 'kysely'>
  readonly secretKey: Buffer
  readonly sandbox: Pick<SandboxAccess, 'httpUrl'> | undefined
}

/** Where the sandbox's pages are, and what keeps strangers out where there may be any; wrong keys are limited as other guesses are. */
export function connectSandbox(
  { settings, database, secretKey, sandbox }: SandboxParts,
  clock: Clock,
): Pick<AppOptions, 'sandboxUrl' | 'sandboxGate'> {
  const sandboxUrl = sandbox?.httpUrl
  const key = findSandboxKey(settings, secretKey)
  if (key === undefined) return { sandboxUrl }
  const rateLimits = createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), clock)
  const countGuess = (ip: string) => rateLimits.take(['sandboxKeysByNetwork', { ip }])
  return { sandboxUrl, sandboxGate: { key, countGuess } }
}
