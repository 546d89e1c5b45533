import { isDeepStrictEqual } from 'node:util'
import { type MessageKey, say } from '@troupe/contract/messages/message'
import type { DealValues } from '@troupe/contract/pipeline/deals'
import { AppError } from '../../../lib/app-error.ts'

/** Some of what members note about a creator. */
type Notes = { readonly [Part in keyof DealValues]?: DealValues[Part] | undefined }

const refusals = [
  ['fee', 'collections.fee_changed'],
  ['deliverables', 'collections.deliverables_changed'],
  ['due_on', 'collections.due_changed'],
  ['note', 'collections.note_changed'],
  ['links', 'collections.links_changed'],
] as const satisfies readonly (readonly [keyof DealValues, MessageKey])[]

interface Overwriting {
  /** The caller has locked it. */
  readonly stored: Notes
  readonly wanted: Notes
  /** What the user had read; parts that are absent may be overwritten. */
  readonly basedOn: Notes | undefined
}

/**
 * Refuses a change of a part that has become another since the user read it, unless it is the wanted one already, as after
 * a repeated call.
 * @throws AppError `conflict`.
 */
export function refuseOverwriting({ stored, wanted, basedOn = {} }: Overwriting): void {
  for (const [part, refusal] of refusals) {
    if (wanted[part] === undefined || basedOn[part] === undefined) continue
    const isFree = [basedOn[part], wanted[part]].some((value) => isDeepStrictEqual(stored[part], value))
    if (!isFree) throw new AppError('conflict', say(refusal))
  }
}
