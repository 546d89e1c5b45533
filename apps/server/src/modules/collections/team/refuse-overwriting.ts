import { isDeepStrictEqual } from 'node:util'
import { type MessageKey, say } from '@troupe/contract/messages/message'
import type { DealValues } from '@troupe/contract/pipeline/deals'
import { AppError } from '../../../lib/app-error.ts'

/** Some parts of what members note about a creator. */
export type DealParts = { readonly [Part in keyof DealValues]?: DealValues[Part] | undefined }

const refusals = [
  ['fee', 'collections.fee_changed'],
  ['deliverables', 'collections.deliverables_changed'],
  ['due_on', 'collections.due_changed'],
  ['note', 'collections.note_changed'],
  ['links', 'collections.links_changed'],
] as const satisfies readonly (readonly [keyof DealValues, MessageKey])[]

interface Overwriting {
  /** The caller has locked it. */
  readonly stored: DealParts
  readonly wanted: DealParts
  /** The values that the user had read; absent parts may be overwritten. */
  readonly basedOn: DealParts | undefined
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
