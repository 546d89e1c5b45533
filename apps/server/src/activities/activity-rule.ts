import type { Endpoint, ResponseInput } from '@troupe/contract/base/endpoint'
import type { Call } from '../http/requests/endpoint-binding.ts'
import type { NotedActivity } from '../modules/workspaces/activity/activity-repository.ts'
import type { StoredThing, ThingKind } from './thing-repository.ts'

/** The answer of a call, and the thing that it changed as it was before. */
interface Outcome<Answer> {
  readonly answer: Answer
  /** Undefined if the rule names none, or if it did not exist. */
  readonly before: StoredThing | undefined
}

/** How the successful calls of an endpoint are recorded. */
export interface ActivityRule {
  readonly endpoint: Endpoint
  // `recordAs` has checked the types against the endpoint's.
  readonly about: ((call: Call<never>) => readonly [kind: ThingKind, id: string]) | undefined
  readonly describe: (call: Call<never>, outcome: Outcome<never>) => NotedActivity | undefined
}

/**
 * Makes the rule of an endpoint. `describe` may return undefined if a call changed nothing worth recording; `about` names the
 * thing to be read before the call, where the call removes or renames it.
 */
export function recordAs<E extends Endpoint>(
  endpoint: E,
  describe: (call: Call<E>, outcome: Outcome<ResponseInput<E>>) => NotedActivity | undefined,
  about?: (call: Call<E>) => readonly [kind: ThingKind, id: string],
): ActivityRule {
  return { endpoint, describe, about }
}

/** The thing of the `id` in an endpoint's path, for `recordAs`. */
export const byId =
  (kind: ThingKind) =>
  ({ params }: { readonly params: { readonly id: string } }) =>
    [kind, params.id] as const
