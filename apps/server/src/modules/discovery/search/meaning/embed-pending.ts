import type { Database } from '../../../../database/database.ts'
import { readDimension } from '../../../../database/schema/vector-schema.ts'
import { seconds } from '../../../../lib/durations.ts'
import { listPending, saveVectors, toVectorText } from './embedding-repository.ts'
import { composeEmbeddingText } from './embedding-text.ts'
import type { Encoder } from './encoder-port.ts'

/** About a second of work, so that progress is saved often and a shutdown does not wait long. */
const batchSize = 32
const newest = 256
/** Well below the time after which the queue considers a job dead. */
const maxRunMs = seconds(60)

interface EmbedParts {
  readonly database: Pick<Database, 'kysely'>
  readonly encoder: Encoder
  /** Once aborted, the current batch is finished and no other one starts. */
  readonly signal?: AbortSignal
}

/**
 * Embeds creators without a current vector, newest first, for at most a minute. Nodes can run it concurrently. Creators
 * of an interrupted batch stay pending; all stay pending until the column has the encoder's dimension.
 * @returns whether pending creators may remain.
 * @throws if the encoder fails.
 */
export async function embedPending({ database: { kysely }, encoder, signal }: EmbedParts): Promise<boolean> {
  const end = performance.now() + maxRunMs
  while (performance.now() < end && !signal?.aborted) {
    const creators = await listPending(kysely, { among: newest, limit: batchSize })
    if (creators.length === 0) return false
    const vectors = await encoder.embed(creators.map(composeEmbeddingText))
    if (vectors[0]?.length !== (await readDimension(kysely))) return false
    const saved = creators.flatMap((creator, index) => {
      const vector = vectors[index]
      return vector ? [{ id: creator.id, hash: creator.content_hash, vector: toVectorText(vector) }] : []
    })
    await saveVectors(kysely, saved, encoder.model)
  }
  return true
}
