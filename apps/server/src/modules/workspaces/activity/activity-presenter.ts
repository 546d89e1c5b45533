import type { Activity } from '@troupe/contract/workspace/activities'
import type { ActivityRow } from './activity-repository.ts'

export function presentActivity({ id, at, action, actorId, actor, target, detail, count }: ActivityRow): Activity {
  return { id, at: at.toISOString(), action, person_id: actorId, person: actor, target, detail, count }
}
