import type { WorkPreferences } from '@troupe/contract/onboarding'
import { toCreatorId } from '../../discovery/profile/known-creator.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { findSaid } from './work-preferences-repository.ts'

/** Work preferences of the creator with this public id; null when the creator is unknown or the channel is not registered. */
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
