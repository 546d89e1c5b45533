import type { Database } from '../../database/database.ts'
import { seconds } from '../../durations.ts'
import { listPending, saveVectors } from './embedding-repository.ts'
import { composeEmbeddingText } from './embedding-text.ts'
import type { Encoder } from './encoder-port.ts'
import { toVectorText } from './vector-text.ts'

/** About a second of work, so that what is done is kept often and a stop does not wait. */
const batchSize = 32
const newest = 256
/** Well below the time after which the queue takes a job for dead. */
const maxRunMs = seconds(60)

interface EmbedParts {
  readonly database: Pick<Database, 'kysely'>
  readonly encoder: Encoder
  /** Once aborted, the batch in hand is finished and no other begun. */
  readonly signal?: AbortSignal
}

/**
 * Gives creators the vectors they lack, newest first, until none is left or a minute is over. Safe to run anywhere at any
 * time: what a crash interrupts is still pending.
 * @returns whether some may be left.
 * @throws when the encoder fails.
 */
export async function embedPending({ database: { kysely }, encoder, signal }: EmbedParts): Promise<boolean> {
  const end = performance.now() + maxRunMs
  while (performance.now() < end && !signal?.aborted) {
    const creators = await listPending(kysely, { among: newest, limit: batchSize })
    if (creators.length === 0) return false
    const vectors = await encoder.embed(creators.map(composeEmbeddingText))
    const saved = creators.flatMap((creator, index) => {
      const vector = vectors[index]
      return vector ? [{ id: creator.id, hash: creator.content_hash, vector: toVectorText(vector) }] : []
    })
    await saveVectors(kysely, saved, encoder.model)
  }
  return true
}
