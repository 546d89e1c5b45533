import { CreatorBatch } from './merge-creators.ts'
import type { ImportedCreator } from './to-creator.ts'

/** A batch being filled while the one before it is being stored. */
interface Lane {
  batch: CreatorBatch
  storing: Promise<void>
}

interface LanesOptions {
  /** How many batches may be stored at once. */
  readonly count: number
  readonly batchSize: number
  readonly store: (creators: readonly ImportedCreator[]) => Promise<void>
}

/**
 * Stores creators in batches, several at once. Rows about one creator always take the same lane, where batches follow one
 * another, so the last row wins and no two transactions wait for each other.
 */
export class StoreLanes {
  readonly #options: LanesOptions
  readonly #lanes: Lane[]

  constructor(options: LanesOptions) {
    this.#options = options
    this.#lanes = Array.from({ length: options.count }, () => ({
      batch: new CreatorBatch(),
      storing: Promise.resolve(),
    }))
  }

  /**
   * Adds a creator; when that fills a batch, waits until the one before it is stored.
   * @returns whether the creator was in the batch already.
   * @throws what `store` threw for an earlier batch.
   */
  async add(creator: ImportedCreator): Promise<boolean> {
    const lane = this.#lanes[toLaneNumber(creator.record.channel_id, this.#lanes.length)]
    if (!lane) throw new RangeError('An import needs at least one lane')
    const wasThere = lane.batch.add(creator)
    if (lane.batch.size >= this.#options.batchSize) await this.#flush(lane)
    return wasThere
  }

  /** Stores what is left and waits for all of it. */
  async finish(): Promise<void> {
    for (const lane of this.#lanes) await this.#flush(lane)
    await Promise.all(this.#lanes.map((lane) => lane.storing))
  }

  async #flush(lane: Lane): Promise<void> {
    const creators = lane.batch.creators()
    lane.batch = new CreatorBatch()
    await lane.storing
    if (creators.length === 0) return
    lane.storing = this.#options.store(creators)
    // Awaited before the next batch and at the end; without this a failure in between would end the process.
    lane.storing.catch(() => {})
  }
}

/** The last letters of an id differ the most; a YouTube id has only four different ones at its very end. */
function toLaneNumber(id: string, lanes: number): number {
  let sum = 0
  for (let index = Math.max(0, id.length - 4); index < id.length; index++) sum += id.charCodeAt(index)
  return sum % lanes
}
