import type { Endpoint } from '@troupe/contract/base/endpoint'
import type { Executor } from '../database/database.ts'
import type { BoundEndpoint, Call, Member } from '../http/requests/endpoint-binding.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import { insert } from '../modules/workspaces/activity/activity-repository.ts'
import { accessRules } from './access-rules.ts'
import type { ActivityRule } from './activity-rule.ts'
import { collectingRules } from './collecting-rules.ts'
import { sendingRules } from './sending-rules.ts'
import { find } from './thing-repository.ts'

interface Parts {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
}

export const activityRules: readonly ActivityRule[] = [...collectingRules, ...sendingRules, ...accessRules]

/**
 * Has the successful calls of endpoints recorded in the caller's workspace, over HTTP and MCP alike.
 *
 * One table instead of a call in each of forty use cases: a new endpoint is either in it or in the test's list of those that
 * are not recorded, and a use case cannot record what it then rolls back. The price: an entry follows the change that it
 * tells of instead of sharing its transaction, so a process that is killed in between loses it. What decides about access
 * (members, roles, the demand of a second factor) is therefore recorded by `modules/workspaces` in its transactions.
 */
export function recordActivities(endpoints: readonly BoundEndpoint[], parts: Parts): BoundEndpoint[] {
  const rules = new Map<Endpoint, ActivityRule>(activityRules.map((rule) => [rule.endpoint, rule]))
  return endpoints.map((bound) => {
    const rule = rules.get(bound.endpoint)
    return rule ? { ...bound, handle: record(bound.handle, rule, parts) } : bound
  })
}

function record(handle: BoundEndpoint['handle'], rule: ActivityRule, { db, clock, log }: Parts) {
  return async (call: Call<never>): Promise<unknown> => {
    const { userId, workspaceId }: Member = call.actor
    const about = rule.about?.(call)
    const before = about && (await find(db, about[0], { userId, workspaceId, id: about[1] }))
    const answer = await handle(call)
    // The type of the answer is that of the endpoint, which `bind` and `recordAs` have checked.
    const noted = rule.describe(call, { answer: answer as never, before })
    if (!noted) return answer
    const entry = { ...noted, userId, workspaceId, at: clock.now() }
    try {
      await insert(db, entry)
    } catch (error) {
      // The change is made, and the caller must not be told otherwise.
      log.error({ err: error, event: 'activity-lost', ...entry }, 'what a member did could not be recorded')
    }
    return answer
  }
}
