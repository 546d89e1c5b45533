import { checkAreas, type SelfCheck } from '@troupe/contract/account/installation'
import { say } from '@troupe/contract/messages/message'
import type { Logger } from '../lib/logger.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { type Check, checkPatienceMs, type Finding, look, presentFinding } from './check-result.ts'

interface RunParts {
  readonly checks: readonly Check[]
  readonly log: Pick<Logger, 'warn'>
  /** Milliseconds for each check; default: 4 seconds. */
  readonly patienceMs?: number
}

/** Runs all checks in parallel. A check that fails or takes too long becomes a result and never delays the others. */
export async function runSelfCheck({ checks, log, patienceMs = checkPatienceMs }: RunParts): Promise<SelfCheck[]> {
  const results = await Promise.all(
    checks.map(async (check) => {
      const findings = await runOne(check, log, patienceMs)
      return findings.map((finding) => presentFinding(check.area, finding))
    }),
  )
  return results.flat().toSorted((a, b) => checkAreas.indexOf(a.area) - checkAreas.indexOf(b.area))
}

async function runOne(check: Check, log: Pick<Logger, 'warn'>, patienceMs: number): Promise<readonly Finding[]> {
  const again = say('self_check.look_again')
  try {
    const findings = await withTimeout(check.run(), patienceMs)
    return findings ?? [look(say('self_check.timed_out', { count: Math.ceil(patienceMs / 1000) }), again)]
  } catch (error) {
    log.warn({ err: error, area: check.area }, 'a self-check could not be made')
    return [look(say('self_check.check_failed', { reason: error instanceof Error ? error.name : 'Error' }), again)]
  }
}
