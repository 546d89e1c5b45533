import type { Creator } from '@troupe/contract/creators'
import { readChannelUrl, toHandleKey } from '@troupe/contract/discover/channel-url'
import { maxChannelsNamed } from '@troupe/contract/discover/creator-persons'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import { listNamed, listSimilarNames } from '../persons/person-channel-repository.ts'
import { toNameKey } from '../search/terms/search-terms.ts'
import type { PersonContext } from './join-channels.ts'
import { getKnownCreator } from './known-creator.ts'

/**
 * Finds other channels in the catalogue by a link, or else by a name or handle, most similar first.
 * @throws AppError `not_found` if the channel itself is unknown.
 */
export async function findOtherChannels(
  { database, toImagePath }: Pick<PersonContext, 'database' | 'toImagePath'>,
  id: string,
  text: string,
): Promise<Creator[]> {
  const own = await getKnownCreator(database, id)
  const address = readChannelUrl(text)
  const nameKey = toNameKey(text)
  const rows = address
    ? await listNamed(database.kysely, { named: [toNamed(address)], addresses: [] })
    : nameKey === ''
      ? []
      : await listSimilarNames(database.kysely, { nameKey, exceptId: own.id, limit: maxChannelsNamed })
  return rows
    .filter((row) => row.id !== own.id)
    .slice(0, maxChannelsNamed)
    .map((row) => presentCreator(row, toImagePath))
}

function toNamed({ platform, form, reference }: NonNullable<ReturnType<typeof readChannelUrl>>) {
  return form === 'id'
    ? { platform, form, name: reference.handle }
    : { platform, form: 'handle' as const, name: toHandleKey(reference.handle) }
}
