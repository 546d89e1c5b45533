import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { findPersons, toPersons } from '../persons/find-persons.ts'
import type { PersonContext } from './join-channels.ts'

/**
 * Adds the person's other channels to a profile, for a user. They are neither similar creators nor guesses any more; a
 * channel that the user called another person's is no guess either.
 */
export async function addPerson(
  { database, toImagePath }: Pick<PersonContext, 'database' | 'toImagePath'>,
  workspaceId: string,
  profile: CreatorProfile,
): Promise<CreatorProfile> {
  const { creator, similar, same_person } = profile
  const found = await findPersons({ db: database.kysely, toImagePath }, workspaceId, [creator])
  const person = toPersons(found).get(creator.id)
  const joined = new Set(person?.others.map(({ creator }) => creator.id))
  const apart = new Set(
    found.statements
      .filter(({ is_same }) => !is_same)
      .flatMap((pair) => [String(pair.creator_id), String(pair.other_id)]),
  )
  return {
    ...profile,
    ...(person && { person }),
    similar: similar.filter((other) => !joined.has(other.creator.id)),
    same_person: same_person.filter(({ creator: { id } }) => !joined.has(id) && !apart.has(id)),
  }
}
