import type { Executor } from '../../../database/database.ts'
import { readDimension } from '../../../database/schema/vector-schema.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Encoder } from '../search/meaning/encoder-port.ts'
import { changeDimension } from '../search/meaning/vector-column-repository.ts'
import { dropVectorsOf, dropVectorsOfOthers } from './derived-repository.ts'

export interface DropParts {
  readonly encoder: Pick<Encoder, 'model' | 'embed'>
  readonly log: Logger
}

/**
 * Returns a function that drops the next batch of vectors of other models and resolves to the number of dropped
 * vectors. It first changes the column to this model's dimension, drops nothing before the encoder has answered, and
 * rejects if the encoder fails.
 */
export function createVectorDropping({ encoder, log }: DropParts, limit: number): (db: Executor) => Promise<number> {
  const { model } = encoder
  let dimension: number | undefined
  let hadRoom = false

  return async (db) => {
    dimension ??= await findDimension(encoder)
    if ((await readDimension(db)) !== dimension) {
      // Otherwise, two servers with different models would keep dropping each other's vectors.
      if (hadRoom) {
        log.warn({ model, dimension }, 'another server has changed the embedding model; this one searches by words')
        return 0
      }
      const dropped = await dropVectorsOf(db, { model, limit })
      if (dropped > 0) return dropped
      if (!(await changeDimension(db, { model, dimension }))) {
        log.warn({ model, dimension }, 'other transactions hold the creators; room for the new vectors is made later')
        return 0
      }
      log.info({ model, dimension }, 'the catalogue takes vectors of another dimension now')
    }
    hadRoom = true
    return dropVectorsOfOthers(db, { model, limit })
  }
}

/** @throws when the encoder fails. */
async function findDimension(encoder: Pick<Encoder, 'embed'>): Promise<number> {
  const [vector] = await encoder.embed(['dimension'])
  if (!vector) throw new Error('The encoder gave no vector')
  return vector.length
}
