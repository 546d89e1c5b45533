import type { samePersonReasons } from '@troupe/contract/creator-profile'
import type { Identity, Namesake } from './profile-repository.ts'

/** A channel that is probably the same person's, and why. */
export interface SamePersonLink {
  readonly id: number
  readonly reasons: readonly (typeof samePersonReasons)[number][]
}

/**
 * Which of the namesakes are the same person on other platforms. An address that several creators of one platform have is an
 * agency's and tells nothing; nor is a person two channels of one platform by their name.
 */
export function findSamePerson(creator: Identity, namesakes: readonly Namesake[]): SamePersonLink[] {
  const byEmail = namesakes.filter(({ same_email }) => same_email)
  const holders = [creator.platform, ...byEmail.map(({ platform }) => platform)]
  const isShared = new Set(holders).size < holders.length
  return namesakes
    .filter(({ platform }) => platform !== creator.platform)
    .flatMap(({ id, same_email, same_name }) => {
      const reasons = [
        ...(same_email && !isShared ? ['email' as const] : []),
        ...(same_name ? ['handle_and_name' as const] : []),
      ]
      return reasons.length > 0 ? [{ id, reasons }] : []
    })
}
