import { CreatorBatch } from './merge-creators.ts'
import type { ImportedCreator } from './to-creator.ts'

/** A worker, which fills a batch while the previous one is being stored. */
interface Worker {
  batch: CreatorBatch
  storing: Promise<void>
}

interface ParallelStoreOptions {
  /** Number of batches stored in parallel. */
  readonly count: number
  readonly batchSize: number
  readonly store: (creators: readonly ImportedCreator[]) => Promise<void>
}

/**
 * Stores creators in several batches in parallel. Rows of one creator always go to the same worker, which stores its batches in
 * sequence, so that the last row wins and transactions do not wait for each other.
 */
export class ParallelStore {
  readonly #options: ParallelStoreOptions
  readonly #workers: Worker[]

  constructor(options: ParallelStoreOptions) {
    this.#options = options
    this.#workers = Array.from({ length: options.count }, () => ({
      batch: new CreatorBatch(),
      storing: Promise.resolve(),
    }))
  }

  /**
   * Adds a creator; when a batch is full, waits until the previous one is stored.
   * @returns whether the creator was already in the batch.
   * @throws the error of `store` for an earlier batch.
   */
  async add(creator: ImportedCreator): Promise<boolean> {
    const worker = this.#workers[toWorkerIndex(creator.record.channel_id, this.#workers.length)]
    if (!worker) throw new RangeError('An import needs at least one worker')
    const wasThere = worker.batch.add(creator)
    if (worker.batch.size >= this.#options.batchSize) await this.#flush(worker)
    return wasThere
  }

  /** Stores the remaining batches and waits for all. */
  async finish(): Promise<void> {
    for (const worker of this.#workers) await this.#flush(worker)
    await Promise.all(this.#workers.map((worker) => worker.storing))
  }

  async #flush(worker: Worker): Promise<void> {
    const creators = worker.batch.creators()
    worker.batch = new CreatorBatch()
    await worker.storing
    if (creators.length === 0) return
    worker.storing = this.#options.store(creators)
    // The next batch and `finish` await this promise; without a handler, an earlier error would be an unhandled
    // rejection.
    worker.storing.catch(() => {})
  }
}

/** Distributes ids by the sum of their last four characters; the last character alone has only four values in YouTube ids. */
function toWorkerIndex(id: string, workers: number): number {
  let sum = 0
  for (let index = Math.max(0, id.length - 4); index < id.length; index++) sum += id.charCodeAt(index)
  return sum % workers
}
