import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import type { SearchContext } from '../context/search-context.ts'
import { fromVectorText, type SampledCatalogue, toVectorText } from '../meaning/embedding-repository.ts'
import { composeEmbeddingText } from '../meaning/embedding-text.ts'
import { type QueryMeaning, toMeaning } from '../meaning/query-meaning.ts'
import { average, toUnit } from '../meaning/vectors.ts'
import { type AlikeCreator, listAlike, listMeanings, type WantedCreator } from './alike-repository.ts'

/** Maximum number of creators read from platforms, since each takes several requests of a quota. */
const mostRead = 3

type AlikeContext = Pick<SearchContext, 'database' | 'readChannel'>

/**
 * Finds the creators that results should resemble. The first unknown ones given by address are read from their
 * platforms.
 */
export async function findAlike(
  context: AlikeContext,
  references: readonly string[],
  workspaceId: string | undefined,
): Promise<AlikeCreator[]> {
  if (references.length === 0) return []
  const { kysely } = context.database
  const wanted = references.map(toWanted)
  const known = await listAlike(kysely, wanted)
  const isKnown = new Set(known.map(({ reference }) => reference))
  const addresses = references
    .filter((reference) => !isKnown.has(reference))
    .flatMap((text) => readChannelUrl(text) ?? [])
  if (addresses.length === 0) return known
  await Promise.all(addresses.slice(0, mostRead).map((address) => context.readChannel(address, workspaceId)))
  return listAlike(kysely, wanted)
}

function toWanted(reference: string): WantedCreator {
  const nothing = { reference, id: null, platform: null, channel_id: null, handle: null }
  const address = readChannelUrl(reference)
  if (address) {
    const { platform, reference: channel } = address
    return { ...nothing, platform, channel_id: channel.channelId ?? null, handle: channel.handle }
  }
  if (/^\d{1,15}$/.test(reference)) return { ...nothing, id: Number(reference) }
  return { ...nothing, handle: reference.replace(/^@/, '') }
}

/**
 * Averages the vectors of creators, and then with the text's if there is one. If no creator has a vector, returns the
 * meaning of the text.
 */
export async function findCommonMeaning(
  { database, queryVectors }: Pick<SearchContext, 'database' | 'queryVectors'>,
  creators: readonly Pick<AlikeCreator, 'id'>[],
  { text, sample }: { readonly text: QueryMeaning | undefined; readonly sample: SampledCatalogue },
): Promise<QueryMeaning | undefined> {
  const ids = creators.map(({ id }) => id)
  const found = await Promise.all(
    // A creator that a platform named just now has no vector yet.
    (await listMeanings(database.kysely, ids)).map(
      async ({ vector, ...creator }) => vector ?? (await queryVectors.find(composeEmbeddingText(creator))),
    ),
  )
  const vectors = found.flatMap((vector) => (vector === undefined ? [] : [fromVectorText(vector)]))
  if (vectors.length === 0) return text
  const common = toUnit(average(vectors))
  const vector = toVectorText(text ? toUnit(average([common, fromVectorText(text.vector)])) : common)
  // The nearest creators always count, even if they are not nearer than chance.
  return { ...toMeaning(vector, sample), nearFrom: -1 }
}
