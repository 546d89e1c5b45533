import type { samePersonReasons } from '@troupe/contract/discover/creator-profile'
import type { Identity, Namesake } from './profile-repository.ts'

/** A channel that probably belongs to the same person, with the reasons. */
export interface SamePersonLink {
  readonly id: number
  readonly reasons: readonly (typeof samePersonReasons)[number][]
}

/**
 * Finds the namesakes that are probably the same person on other platforms. An address shared by several creators of one platform belongs
 * to an agency and is ignored; two channels of one platform are never linked by name.
 */
export function findSamePerson(creator: Identity, namesakes: readonly Namesake[]): SamePersonLink[] {
  const byEmail = namesakes.filter(({ same_email }) => same_email)
  const holders = [creator.platform, ...byEmail.map(({ platform }) => platform)]
  const isShared = new Set(holders).size < holders.length
  return namesakes
    .filter(({ platform }) => platform !== creator.platform)
    .flatMap(({ id, same_email, same_name, is_named }) => {
      const reasons = [
        ...(same_email && !isShared ? ['email' as const] : []),
        ...(same_name ? ['handle_and_name' as const] : []),
        ...(is_named ? ['named' as const] : []),
      ]
      return reasons.length > 0 ? [{ id, reasons }] : []
    })
}
