import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import { deriveKey } from '../../secret-key.ts'
import { createRateLimits } from '../accounts/rate-limits.ts'
import { createErasures } from '../discovery/erasures.ts'
import type { OnboardingContext } from './onboarding-context.ts'

export interface OnboardingOptions extends Omit<OnboardingContext, 'db' | 'rateLimits' | 'erasures'> {
  readonly database: Database
  /** The installation's secret; a key of its own is derived from it for each purpose. */
  readonly secretKey: Buffer
}

export interface Onboarding {
  readonly endpoints: BoundEndpoint[]
  /** Has this process send the mails of onboarding, which name our address: once the server listens. */
  startWorkers(): Promise<void>
}

/** Creators register their channels by invitation, and look after what is stored about them. */
export function createOnboarding({ database, secretKey, ...parts }: OnboardingOptions): Onboarding {
  const context: OnboardingContext = {
    ...parts,
    db: database.kysely,
    erasures: createErasures(secretKey),
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
  }
  return {
    endpoints: bindOnboardingEndpoints(context),
    async startWorkers() {},
  }
}

function bindOnboardingEndpoints(_context: OnboardingContext): BoundEndpoint[] {
  return []
}
