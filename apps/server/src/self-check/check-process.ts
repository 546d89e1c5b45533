import { list, say } from '@troupe/contract/messages/message'
import type { Database } from '../database/database.ts'
import { listFailedJobs } from '../jobs/failed-jobs.ts'
import { listWaitingJobs } from '../jobs/job-queue.ts'
import { minutes } from '../lib/durations.ts'
import { version } from '../settings/version.ts'
import { broken, type Check, describeAge, good, look } from './check-result.ts'

/** Milliseconds that a job may wait without any of its queue moving. */
const stuckAfterMs = minutes(5)

/** Checks that the background work moves, and that none of it failed within the last hour. */
export function createJobCheck(database: Database): Check {
  const restart = say('self_check.restart_server')
  return {
    area: 'jobs',
    async run() {
      const [waiting, failed] = await Promise.all([listWaitingJobs(database), listFailedJobs(database)])
      const stuck = waiting.filter(({ unmovedSeconds }) => unmovedSeconds * 1000 > stuckAfterMs)
      const findings = [
        ...(stuck.length > 0 ? [broken(describeStuck(stuck), restart)] : []),
        ...(failed.length > 0
          ? [
              look(
                say('self_check.jobs_failed', {
                  count: failed.reduce((sum, { count }) => sum + count, 0),
                  names: list(
                    failed.map(({ queue }) => queue),
                    'comma',
                  ),
                }),
                restart,
              ),
            ]
          : []),
      ]
      return findings.length > 0 ? findings : [good(say('self_check.jobs_moving'))]
    },
  }
}

function describeStuck(stuck: Awaited<ReturnType<typeof listWaitingJobs>>) {
  const longest = Math.max(...stuck.map(({ unmovedSeconds }) => unmovedSeconds))
  return say('self_check.jobs_waiting', {
    count: stuck.reduce((sum, { count }) => sum + count, 0),
    age: describeAge(longest * 1000),
    names: list(
      stuck.map(({ queue }) => queue),
      'comma',
    ),
  })
}

interface SandboxParts {
  readonly sandbox: boolean
  /** Whether other machines can reach the server. */
  readonly isReachable: boolean
}

/** Checks that no stand-in answers where others can reach the server. */
export function createSandboxCheck({ sandbox, isReachable }: SandboxParts): Check {
  const advice = say('self_check.switch_sandbox_off')
  return {
    area: 'sandbox',
    async run() {
      if (!sandbox) return [good(say('self_check.sandbox_off'))]
      if (isReachable) return [broken(say('self_check.sandbox_open'), advice)]
      return [look(say('self_check.sandbox_local'), advice)]
    },
  }
}

/** Tells the versions of the program and of its runtime. */
export const versionCheck: Check = {
  area: 'versions',
  run: async () => [good(say('self_check.versions', { version, node: process.versions.node }))],
}
