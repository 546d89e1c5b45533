import { installationEndpoints, type SelfCheck } from '@troupe/contract/account/installation'
import { say } from '@troupe/contract/messages/message'
import { type BoundEndpoint, bind } from '../http/requests/endpoint-binding.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { AddressWatch } from './address-watch.ts'
import type { Check } from './check-result.ts'
import type { ProveInstallation } from './installation-proof.ts'
import { runSelfCheck } from './run-self-check.ts'

interface InstallationParts {
  readonly address: Pick<AddressWatch, 'findState'>
  readonly checks: readonly Check[]
  readonly prove: ProveInstallation
  isOperator(userId: string): Promise<boolean>
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

export function bindInstallationEndpoints(parts: InstallationParts): BoundEndpoint[] {
  const { address, prove, isOperator, clock } = parts
  let running: Promise<SelfCheck[]> | undefined
  /** Callers at the same time share one run. */
  const check = () => {
    running ??= runSelfCheck(parts).finally(() => {
      running = undefined
    })
    return running
  }
  return [
    bind(installationEndpoints.getInstallation, async ({ actor }) => ({
      is_operator: await isOperator(actor.userId),
      address: await address.findState(),
    })),
    bind(installationEndpoints.runSelfCheck, async ({ actor }) => {
      if (!(await isOperator(actor.userId))) throw new AppError('forbidden', say('self_check.operators_only'))
      return { checks: await check(), checked_at: clock.now().toISOString() }
    }),
    bind(installationEndpoints.proveInstallation, async ({ query }) => ({ proof: prove(query.challenge) })),
  ]
}
