import type { WorkPreferences } from '@troupe/contract/work-preferences'
import { toCreatorId } from '../discovery/profile/known-creator.ts'
import type { OnboardingContext } from './onboarding-context.ts'
import { findSaid } from './work-preferences-repository.ts'

/** How the creator with this id, as the wire writes ids, likes to work; null when nobody registered the channel, or there is none. */
export async function getWorkPreferences(
  { db }: Pick<OnboardingContext, 'db'>,
  id: string,
): Promise<WorkPreferences | null> {
  const creatorId = toCreatorId(id)
  const said = creatorId === undefined ? undefined : await findSaid(db, creatorId)
  if (!said) return null
  const { bio_link_url, preferred_collaboration_types, additional_info } = said.statement
  return {
    bio_link_url,
    preferred_collaboration_types,
    additional_info,
    confirmed_at: said.confirmed_at.toISOString(),
  }
}
